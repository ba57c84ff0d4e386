// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * JBoss Remoting 5 and the EJB client's protocol in it, as WildFly speaks them. The entry is
 * {@link org.roundtrip.dissect.remoting.RemotingDissector}; a decoder belongs to one connection and one thread.
 *
 * <p>The layers, all numbers big-endian. Remoting: frames with their length in four bytes and a type (class Protocol of
 * {@code org.jboss.remoting3.remote}). The server greets, both state what they can do, a mechanism of SASL lets the client in.
 * Then the client opens a channel for a service; of a channel's messages each has a number, and goes in one or more frames. The
 * receiver ends each message with a frame of its own, so a call has four. EJB: on the channel {@code jboss.ejb} both sides
 * state their version; then each message has a type, and the number of its invocation (class Protocol of
 * {@code org.jboss.ejb.protocol.remote}). River: what an invocation carries is one stream of JBoss Marshalling's protocol of
 * that name: bean, method, arguments, attachments. Each message has a stream of its own, so its classes are described anew.
 *
 * <p>What stays shut and is said to: messages that are compressed, messages of other channels, transactions and sessions of
 * EJB beyond their heads, versions 1 and 2 of EJB, the bytes of SASL, and what follows STARTTLS.
 */
package org.roundtrip.dissect.remoting;
