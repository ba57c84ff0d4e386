// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * A reconstruction of the CORBA Component Model in forked JVMs. It is a small container after the specification CCM 4.0 (OMG
 * formal/06-04-01), whose sections the classes name. It is not OpenCCM, which cannot be had any more, nor any other product. It runs on
 * JacORB, and all but its two halves is written against {@code org.omg} alone.
 *
 * <p>{@link org.roundtrip.provider.ccm.runtime.CcmServer} deploys a {@link org.roundtrip.provider.ccm.runtime.Home} in a {@link
 * org.roundtrip.provider.ccm.runtime.SessionContainer}; {@link org.roundtrip.provider.ccm.runtime.CcmClient} lets it make a {@link
 * org.roundtrip.provider.ccm.runtime.Component}. A request for a facet comes to its servant, which asks the container to let it in, and
 * calls the executor. What depends on the contract extends these classes and is generated with it: servants, executors and context.
 *
 * <p>{@code Components.idl} says which part of the module {@code Components} there is. JacORB's IDL compiler makes {@code
 * org.omg.Components} of it when this bundle is built. Left out are what the Lightweight profile leaves out (chapter 13), such as
 * transactions, security and the Interface Repository, but for navigation, receptacles and configurators; and events.
 */
package org.roundtrip.provider.ccm.runtime;
