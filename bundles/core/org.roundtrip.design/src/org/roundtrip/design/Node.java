// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

/** Something that is drawn and can be chosen. It keeps its number while it is renamed, moved and edited. */
public sealed interface Node permits NamedType, DrawnOperation, Slot {

    /** Returns its number, which no other node of the design has. */
    int id();

    /** Returns its name; empty for what has none, such as the elements of a list. */
    String name();
}
