// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** The secrets of encrypted connections: {@link org.roundtrip.dissect.keys.KeyLog} is what a run or a file knows of them. Immutable. */
package org.roundtrip.dissect.keys;
