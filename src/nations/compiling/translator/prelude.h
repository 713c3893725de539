/* What every translated rule stands on. No library is needed but setjmp, where bounds are checked. */
typedef __INT8_TYPE__ int8_t;
typedef __INT16_TYPE__ int16_t;
typedef __INT32_TYPE__ int32_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __INT64_TYPE__ whole;
typedef double fraction;

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif
#define PACKED __attribute__((packed))
#define INLINE static inline __attribute__((always_inline, unused))

/* As Python divides: down, and what is left has the sign of the divisor. */
INLINE whole floor_div(whole a, whole b) {
    if (__builtin_constant_p(b) && b > 0) return a / b - (a % b < 0);
    if (!((a | b) >> 32)) return (uint32_t)a / (uint32_t)b; /* quicker */
    return a / b - ((a % b != 0) & ((a ^ b) < 0));
}
INLINE whole floor_mod(whole a, whole b) {
    if (!__builtin_constant_p(b) && !((a | b) >> 32)) return (uint32_t)a % (uint32_t)b;
    whole left = a % b;
    if (__builtin_constant_p(b) && b > 0) return left < 0 ? left + b : left;
    return left + (left != 0 && (left ^ b) < 0 ? b : 0);
}

/* The first of equals, as Python has it. */
INLINE whole min_whole(whole a, whole b) { return b < a ? b : a; }
INLINE whole max_whole(whole a, whole b) { return b > a ? b : a; }
INLINE whole abs_whole(whole a) { return a < 0 ? -a : a; }
INLINE fraction min_part(fraction a, fraction b) { return b < a ? b : a; }
INLINE fraction max_part(fraction a, fraction b) { return b > a ? b : a; }

/* What `nations.compiling.rules.known_to_c` marks. */
INLINE whole known_ones(whole word) { return __builtin_popcountll(word); }
INLINE whole known_lowest(whole word) { return __builtin_ctzll(word); }
INLINE whole known_nth_one(whole word, whole place) {
#ifdef __BMI2__
    return __builtin_ctzll(__builtin_ia32_pdep_di(1ULL << place, word));
#else
    while (place--) word &= word - 1;
    return __builtin_ctzll(word);
#endif
}

/* Fetches what is needed soon, line by line of a processor's memory; it may lie anywhere. */
#define known_near(layout) fetch(layout, sizeof *(layout))
INLINE void fetch(const void *place, whole size) {
    for (whole at = 0; at < size; at += 64) __builtin_prefetch((const char *)place + at, 1);
}

/* One after the other, whatever threads there are; nothing else is put in order by it. The number
   lies where such numbers lie in arrays, not just anywhere as in a packed layout: so it takes one
   instruction. */
#define known_want(block) count_on(&(block)->wanted)
INLINE whole count_on(whole *count) { return __atomic_fetch_add(count, 1, __ATOMIC_RELAXED); }

#ifdef BOUNDS
#include <setjmp.h>
static _Thread_local jmp_buf way_out;
static _Thread_local char failed[320];

/* Notes what failed, a letter for its kind first, and leaves the rules. */
static __attribute__((noreturn, cold, unused)) void fail(char kind, const char *what, whole is, whole of) {
    char *to = failed, digits[24];
    *to++ = kind;
    for (int at = 0; what[at] && at < 220; at++) *to++ = what[at];
    for (int turn = 0; turn < 2; turn++) {
        whole left = turn ? of : is;
        int many = 0;
        if (turn && kind != 'i') break;
        for (const char *word = turn ? " of " : " is "; *word;) *to++ = *word++;
        if (left < 0) *to++ = '-';
        do digits[many++] = (char)('0' + (left % 10 < 0 ? -(left % 10) : left % 10)); while (left /= 10);
        while (many) *to++ = digits[--many];
    }
    *to = 0;
    longjmp(way_out, 1);
}
INLINE whole check_place(whole place, whole length, const char *what) {
    if ((unsigned long long)place >= (unsigned long long)length) fail('i', what, place, length);
    return place;
}
INLINE whole check_divisor(whole by, const char *what) { if (by == 0) fail('z', what, by, 0); return by; }
INLINE fraction check_part(fraction by, const char *what) { if (by == 0) fail('z', what, 0, 0); return by; }
INLINE whole check_shift(whole by, const char *what) { if (by < 0 || by > 63) fail('s', what, by, 0); return by; }
EXPORT const char *failure(void) { return failed; }
#endif
