// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Libraries;

/**
 * Files that every {@code .proto} file may import. Those of the well-known types come with protobuf-java; the common ones of Google are
 * fetched when a file imports one. Their sums were checked. Used by one thread.
 */
final class KnownFiles implements ProtoSources.Library, AutoCloseable {
    private static final String FIRST = "google/protobuf/\\w+\\.proto";
    private static final String LAST = "google/(api|apps|cloud|geo|logging|longrunning|rpc|shopping|type)/[\\w/]+\\.proto";
    private static final String SET = "common";
    private final SourceFile file;
    private final LibraryFetch libraries;
    private final Path jar;
    private final List<ZipFile> open = new ArrayList<>();
    private String problem = "";

    /** @param jar of protobuf-java */
    KnownFiles(SourceFile file, LibraryFetch libraries, Path jar) {
        this.file = file;
        this.libraries = libraries;
        this.jar = jar;
    }

    /** Returns the common files of Google, which are fetched. */
    static Libraries common() {
        return Libraries.read(KnownFiles.class, "libraries.txt");
    }

    @Override
    public Optional<SourceFile> first(String reference) throws InvalidFileException {
        if (!reference.matches(FIRST)) {
            return Optional.empty();
        }
        if (open.isEmpty()) {
            open(jar);
        }
        return entry(open.getFirst(), reference);
    }

    @Override
    public Optional<SourceFile> last(String reference) throws InvalidFileException {
        if (!reference.matches(LAST) || !problem.isEmpty()) {
            return Optional.empty();
        }
        try {
            if (open.isEmpty()) {
                open(jar);
            }
            if (open.size() == 1) {
                libraries.fetch(common().needed(), (bytes, of) -> { });
                open(libraries.store().files(common()).file(SET, "proto-google-common-protos"));
            }
            return entry(open.get(1), reference);
        } catch (LibraryException e) {
            // Where only options of it are missing, the file can be read all the same.
            problem = e.getMessage();
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw file.problem(text("cancelled"));
        }
    }

    /** Returns why the common files of Google cannot be had; empty when they can, or nobody wants them. */
    String problem() {
        return problem;
    }

    private void open(Path path) throws InvalidFileException {
        try {
            open.add(new ZipFile(path.toFile()));
        } catch (IOException e) {
            throw file.problem(text("libraries", e.getMessage()));
        }
    }

    private Optional<SourceFile> entry(ZipFile zip, String name) throws InvalidFileException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) {
            return Optional.empty();
        }
        try (InputStream in = zip.getInputStream(entry)) {
            return Optional.of(SourceFile.of(name, in.readAllBytes()));
        } catch (IOException e) {
            throw file.problem(text("libraries", e.getMessage()));
        }
    }

    private static String text(String key, Object... values) {
        return Texts.of(KnownFiles.class).text(key, values);
    }

    @Override
    public void close() throws InvalidFileException {
        try {
            for (ZipFile zip : open) {
                zip.close();
            }
        } catch (IOException e) {
            throw file.problem(text("libraries", e.getMessage()));
        }
    }
}
