// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

/** The bytes of the serialization grammar with which each piece of content begins. */
final class Tag {
    static final int NULL = 0x70, REFERENCE = 0x71, CLASS_DESC = 0x72, OBJECT = 0x73, STRING = 0x74, ARRAY = 0x75,
            CLASS = 0x76, BLOCK = 0x77, END_BLOCK = 0x78, RESET = 0x79, LONG_BLOCK = 0x7A, EXCEPTION = 0x7B,
            LONG_STRING = 0x7C, PROXY_DESC = 0x7D, ENUM = 0x7E;

    /** Whether a byte is a tag. */
    static boolean is(int next) {
        return next >= NULL && next <= ENUM;
    }

    private Tag() {
    }
}
