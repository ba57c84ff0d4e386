// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** Who makes the calls of a fork and when, and what results say of it. */
package org.roundtrip.model.load;
