// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view Generated Code. {@link CodeView} shows what each provider's generator has made of the payload in front, a tab
 * for each provider; {@link CodeText} is the text of one file. User interface's thread only.
 */
package org.roundtrip.ui.design.code;
