// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What viewers of texts share: {@link SyntaxColours} colours a text of a {@link Syntax}.
 * {@link ShortText} leaves out the middle or the end of a text for which there is too little room, as in a {@link ShortLabel}.
 * User interface's thread only.
 */
package org.roundtrip.ui.text;
