// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** The name service of the omniORB provider: a Java process that starts omniORB's own and ends it with itself. */
package org.roundtrip.provider.omniorb.runtime;
