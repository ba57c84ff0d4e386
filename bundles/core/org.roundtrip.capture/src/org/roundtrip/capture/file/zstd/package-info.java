// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Unpacks Zstandard (RFC 8878) without dictionaries. {@link ZstdInputStream} is the entry. The libraries for it need native
 * code or a newer Java. Bytes may be hostile: every table and length is checked, and the memory is bounded.
 */
package org.roundtrip.capture.file.zstd;
