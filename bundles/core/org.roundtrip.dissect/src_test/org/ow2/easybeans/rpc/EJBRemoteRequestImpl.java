// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.ow2.easybeans.rpc;

import java.io.Serializable;

/** A request as EasyBeans writes it: the arguments, which are a stream of their own, come before the name of the method. */
public final class EJBRemoteRequestImpl implements Serializable {
    private static final long serialVersionUID = 1;
    private final byte[] byteArgs;
    private final String methodName;

    /** @param byteArgs a stream */
    public EJBRemoteRequestImpl(byte[] byteArgs, String methodName) {
        this.byteArgs = byteArgs;
        this.methodName = methodName;
    }
}
