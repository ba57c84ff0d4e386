// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** What dissectors share that read values by the shapes of a contract. A reader belongs to one message and one thread. */
package org.roundtrip.dissect.values;
