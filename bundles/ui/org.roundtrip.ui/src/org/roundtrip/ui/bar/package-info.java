// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The line under a view in which a person answers a question. {@link BottomBar} is what all have in common, {@link TextFindBar}
 * finds words in a text. User interface's thread only.
 */
package org.roundtrip.ui.bar;
