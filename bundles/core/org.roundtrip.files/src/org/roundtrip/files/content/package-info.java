// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** Files known by what is in them: {@link org.roundtrip.files.content.Sums}. Reading large files takes long; any thread. */
package org.roundtrip.files.content;
