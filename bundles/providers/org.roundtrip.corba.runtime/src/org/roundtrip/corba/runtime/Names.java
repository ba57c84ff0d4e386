// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

/** A running name service, whose root context clients reach under the key {@code NameService}. */
public interface Names extends AutoCloseable {

    /** Binds a name in the root context, also when it is bound already. */
    void bind(String name, org.omg.CORBA.Object object) throws Exception;

    /** Returns the port on which it listens. */
    int port();

    /** Ends it. */
    @Override
    void close();
}
