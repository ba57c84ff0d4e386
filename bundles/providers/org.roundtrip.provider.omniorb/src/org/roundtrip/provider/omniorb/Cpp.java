// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import java.util.Set;

/** Words that C++ reserves, and what omniORB's IDL compiler does with them. */
final class Cpp {
    /** The IDL compiler puts a prefix before these. */
    private static final Set<String> ESCAPED = Set.of("and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break",
            "case", "catch", "char", "class", "compl", "const", "const_cast", "continue", "default", "delete", "do",
            "double", "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false", "float", "for", "friend",
            "goto", "if", "inline", "int", "long", "mutable", "namespace", "new", "not", "not_eq", "operator", "or",
            "or_eq", "private", "protected", "public", "register", "reinterpret_cast", "return", "short", "signed",
            "sizeof", "static", "static_cast", "struct", "switch", "template", "this", "throw", "true", "try", "typedef",
            "typeid", "typename", "union", "unsigned", "using", "virtual", "void", "volatile", "wchar_t", "while", "xor",
            "xor_eq");
    /** It does not know these: keywords that are newer than it, and macros of the headers that it includes. */
    private static final Set<String> IMPOSSIBLE = Set.of("alignas", "alignof", "char16_t", "char32_t", "constexpr",
            "decltype", "noexcept", "nullptr", "static_assert", "thread_local", "NULL", "EOF", "errno", "assert", "stdin",
            "stdout", "stderr", "OMNIORB_EXTERN", "OMNI_USING_NAMESPACE");

    private Cpp() {
    }

    /** Returns the name in C++ of a name in IDL. */
    static String mapped(String name) {
        return ESCAPED.contains(name) ? "_cxx_" + name : name;
    }

    /** Whether a name cannot be used in IDL that is to be compiled to C++. */
    static boolean impossible(String name) {
        return IMPOSSIBLE.contains(name) || name.matches("[A-Z0-9_]+_(MIN|MAX)");
    }
}
