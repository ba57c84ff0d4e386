// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import org.roundtrip.exchange.types.Sketch;

/** What a name stands for. */
sealed interface IdlMeaning {
    /** Where it was declared. */
    IdlPlace place();

    /** A module. */
    record Module(IdlScope scope, IdlPlace place) implements IdlMeaning {
    }

    /** A type. @param kind the keyword of its declaration @param scope its own names */
    record Type(String kind, Sketch sketch, IdlScope scope, IdlPlace place) implements IdlMeaning {
    }

    /** A constant, or an enumerator. */
    record Constant(IdlValue value, IdlPlace place) implements IdlMeaning {
    }
}
