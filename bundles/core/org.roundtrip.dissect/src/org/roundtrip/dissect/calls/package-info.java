// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** What dissectors of several protocols with numbered requests share. A connection has its own, which one thread uses. */
package org.roundtrip.dissect.calls;
