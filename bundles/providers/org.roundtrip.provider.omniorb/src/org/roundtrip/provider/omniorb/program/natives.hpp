// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// Texts, octets and numbers in the types of CORBA's mapping to C++.
#pragma once
#include <cstring>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <type_traits>

#include "digest.hpp"
#include "omniORB4/CORBA.h"
#include "values.hpp"

namespace native {

inline std::u16string text(const char *value) {
    const unsigned char *bytes = reinterpret_cast<const unsigned char *>(value);
    return std::u16string(bytes, bytes + std::strlen(value));
}

inline std::u16string text(const CORBA::WChar *value) {
    return std::u16string(value, value + std::char_traits<wchar_t>::length(value));
}

/** Returns a string that the caller owns. */
inline char *narrow(const std::u16string &value) {
    char *text = CORBA::string_alloc(value.size());
    for (size_t i = 0; i < value.size(); i++) {
        text[i] = static_cast<char>(value[i]);
    }
    text[value.size()] = 0;
    return text;
}

/** Returns a wide string that the caller owns. */
inline CORBA::WChar *wide(const std::u16string &value) {
    CORBA::WChar *text = CORBA::wstring_alloc(value.size());
    for (size_t i = 0; i < value.size(); i++) {
        text[i] = value[i];
    }
    text[value.size()] = 0;
    return text;
}

inline char *build_latin1(roundtrip::Values &v, int min, int max) {
    return CORBA::string_dup(v.next_latin1(min, max).c_str());
}

inline CORBA::WChar *build_unicode(roundtrip::Values &v, int min, int max) {
    return wide(v.next_unicode(min, max));
}

template <typename Octets>
void build_bytes(roundtrip::Values &v, int min, int max, Octets &x) {
    std::string bytes = v.next_bytes(min, max);
    x.length(bytes.size());
    std::memcpy(x.get_buffer(), bytes.data(), bytes.size());
}

inline void digest_text(const char *x, roundtrip::Digest &d) {
    d.put_text(x, std::strlen(x));
}

inline void digest_text(const CORBA::WChar *x, roundtrip::Digest &d) {
    d.put_text(x, std::char_traits<wchar_t>::length(x));
}

inline void digest_decimal(const CORBA::Fixed &x, size_t scale, roundtrip::Digest &d) {
    CORBA::String_var number = x.NP_asString();
    d.put_decimal(number.in(), scale);
}

template <typename Octets>
void digest_bytes(const Octets &x, roundtrip::Digest &d) {
    d.put_bytes(x.get_buffer(), x.length());
}

/** Returns a copy that the caller owns, made by assignment. */
template <typename Value>
Value *assigned(const Value &value) {
    std::unique_ptr<Value> copy(new Value);
    *copy = value;
    return copy.release();
}

/** Returns what a boxed value contains. A client may send none, which the mapping passes as a null pointer. */
template <typename Box>
auto content(Box *box) -> decltype(box->_value()) {
    if (!box) {
        throw CORBA::BAD_PARAM();
    }
    return box->_value();
}

/** Returns a boxed value to be returned, of which the caller has one reference more. */
template <typename Box>
Box *again(Box *box) {
    CORBA::add_ref(box);
    return box;
}

/** Doubles a number, without the overflow that C++ does not define. */
template <typename Number>
Number twice(Number value) {
    if constexpr (std::is_integral_v<Number>) {
        return static_cast<Number>(static_cast<std::make_unsigned_t<Number>>(value) * 2u);
    } else {
        return value * 2;
    }
}

}
