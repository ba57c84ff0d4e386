// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;

/** A stub that sends an int and reads one. */
public final class TrialStub {
    private final DataOutputStream out;
    private final DataInputStream in;
    private final Fault fault;
    private int calls;

    TrialStub(Socket socket, Fault fault) throws IOException {
        out = new DataOutputStream(socket.getOutputStream());
        in = new DataInputStream(socket.getInputStream());
        this.fault = fault;
    }

    public int twice(int number) throws IOException {
        fault.at("client-call", calls++);
        out.writeInt(number);
        return in.readInt();
    }
}
