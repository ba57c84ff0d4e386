// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What runs in the processes of ProActive: {@link org.roundtrip.provider.proactive.runtime.ProActiveServer} and
 * {@link org.roundtrip.provider.proactive.runtime.ProActiveClient}, and, while a contract is compiled,
 * {@link org.roundtrip.provider.proactive.runtime.NewerJava}. It is compiled against files that the product does not contain; they
 * are fetched when somebody measures ProActive.
 */
package org.roundtrip.provider.proactive.runtime;
