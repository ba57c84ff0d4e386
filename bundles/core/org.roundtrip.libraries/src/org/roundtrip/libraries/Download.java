// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.transfer.ArtifactNotFoundException;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.provider.Library;

/** What the resolver says about one library. */
record Download(Library library, ArtifactResult result) {
    private static final List<Class<? extends Exception>> UNREACHABLE = List.of(UnknownHostException.class,
            ConnectException.class, NoRouteToHostException.class, SocketTimeoutException.class);

    /** Whether the file is there. */
    boolean complete() {
        return result.isResolved();
    }

    /** Returns the file. @throws LibraryException when it is not there */
    Path file() throws LibraryException {
        if (!complete()) {
            throw failure();
        }
        return result.getArtifact().getFile().toPath();
    }

    private LibraryException failure() {
        String name = library.coordinates();
        Exception reason = result.getExceptions().isEmpty() ? null : result.getExceptions().getLast();
        if (UNREACHABLE.stream().anyMatch(type -> Failure.find(type, reason) != null)) {
            return failure("offline", reason, name);
        }
        if (reason == null || reason instanceof ArtifactNotFoundException) {
            return failure("gone", reason, name);
        }
        return failure("failed", reason, name, Failure.sentence(reason));
    }

    private static LibraryException failure(String key, Exception reason, Object... values) {
        return new LibraryException(MavenSource.TEXTS.text(key, values), reason);
    }
}
