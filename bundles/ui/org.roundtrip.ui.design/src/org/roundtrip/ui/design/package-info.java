// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The designer of payloads: what its parts share. The packages below hold the model of an editor
 * ({@code editing}), the editor of payload files ({@code editor}) and its tree ({@code structure}).
 */
package org.roundtrip.ui.design;
