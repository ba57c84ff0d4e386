// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import org.roundtrip.exchange.SourceFile;

/** Files of OMG that every product of CORBA brings, so that others include them. Those of the user come first. */
final class IdlStandard {
    private IdlStandard() {
    }

    /** Returns one of them. @param reference as it is included; the folder does not matter */
    static Optional<SourceFile> file(String reference) {
        String name = reference.substring(reference.lastIndexOf('/') + 1);
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "orb.idl", "corba.idl", "corbaidl.idl" -> Optional.of(resource("orb.idl"));
            // The ORB's own sequences have a file each in one product.
            case String other when reference.startsWith("tao/") && other.endsWith("seq.pidl") -> Optional.of(resource("orb.idl"));
            case "cosnaming.idl" -> Optional.of(resource("CosNaming.idl"));
            case "timebase.idl", "timebase.pidl" -> Optional.of(resource("TimeBase.idl"));
            case "coseventcomm.idl" -> Optional.of(resource("CosEventComm.idl"));
            case "coseventchanneladmin.idl" -> Optional.of(resource("CosEventChannelAdmin.idl"));
            default -> Optional.empty();
        };
    }

    private static SourceFile resource(String name) {
        try (InputStream in = IdlStandard.class.getResourceAsStream("standard/" + name)) {
            return SourceFile.of(name, in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
