// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Finding text and bytes. {@link org.roundtrip.ui.packets.find.FindBar} is the line under a view in which a person
 * writes what to find, {@link org.roundtrip.ui.packets.find.SearchPattern} is what was written and finds it among bytes
 * or in a text. Where to look, and showing what was found, is up to each view. A pattern may be used by any thread, the
 * bar by the user interface's thread only.
 */
package org.roundtrip.ui.packets.find;
