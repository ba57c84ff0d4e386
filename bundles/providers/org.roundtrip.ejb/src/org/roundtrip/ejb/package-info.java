// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What all containers of Enterprise JavaBeans share, which is {@link org.roundtrip.ejb.EjbProvider}.
 * {@link org.roundtrip.ejb.EjbSources} writes the bean, its remote business interface and its types;
 * {@link org.roundtrip.ejb.Transactions} is the option of what the container does around each call. How the bean gets to the behaviours is
 * in the bundle {@code org.roundtrip.ejb.runtime}.
 *
 * <p>These classes run in the workbench; several threads may use them.
 */
package org.roundtrip.ejb;
