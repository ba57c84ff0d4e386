// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.roundtrip.files.ProcessLock;
import org.roundtrip.provider.Library;

/**
 * A zip file that carries libraries to a machine without a network. Its entries are named as in the store. An import asks
 * for the entries of the libraries that are known here, and for no other, and compares size and sum with the provider's
 * list; so it does not matter what else an archive contains or how its entries are named.
 */
public final class LibraryArchive {
    private static final int BUFFER = 1 << 16;
    private final LibraryStore store;

    /** Archives of the libraries in a store. */
    public LibraryArchive(LibraryStore store) {
        this.store = store;
    }

    /**
     * Writes libraries that are all in the store into a new archive. An old one is replaced when all is written.
     *
     * @throws LibraryException when one is missing or damaged
     */
    public void write(Collection<Library> libraries, Path archive) throws LibraryException, IOException {
        List<Library> lacking = store.lacking(libraries);
        if (!lacking.isEmpty()) {
            throw new LibraryException(LibraryStore.TEXTS.text("lacking", lacking.getFirst().coordinates()));
        }
        Path writing = archive.resolveSibling(archive.getFileName() + ".writing");
        try {
            try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(writing))) {
                zip.setLevel(0);
                for (Library library : libraries) {
                    zip.putNextEntry(new ZipEntry(LibraryStore.relative(library)));
                    Files.copy(store.path(library), zip);
                }
            }
            Files.move(writing, archive, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(writing);
        }
    }

    /**
     * Takes the libraries out of an archive that are missing in the store. Those that are right are kept when another one
     * is not.
     *
     * @param known the libraries of all providers
     * @return what was taken; empty when the archive has nothing that is missing
     * @throws LibraryException when the file is no archive, or one of the libraries in it is not the right one
     */
    public List<Library> read(Path archive, Collection<Library> known)
            throws LibraryException, IOException, InterruptedException {
        List<Library> taken = new ArrayList<>();
        try (ProcessLock lock = store.lock(); ZipFile zip = new ZipFile(archive.toFile())) {
            for (Library library : store.lacking(known)) {
                ZipEntry entry = zip.getEntry(LibraryStore.relative(library));
                if (entry != null) {
                    take(zip, entry, library);
                    taken.add(library);
                }
            }
            return taken;
        } catch (ZipException e) {
            throw new LibraryException(LibraryStore.TEXTS.text("noArchive", archive), e);
        }
    }

    private void take(ZipFile zip, ZipEntry entry, Library library) throws IOException, LibraryException {
        Path file = Files.createTempFile(Files.createDirectories(store.underWay()), "import", null);
        try {
            try (InputStream in = zip.getInputStream(entry); OutputStream out = Files.newOutputStream(file)) {
                copy(in, out, library.size() + 1);
            }
            store.put(library, file);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    /** Copies at most that many bytes: an entry may be longer than it says. */
    private static void copy(InputStream in, OutputStream out, long most) throws IOException {
        byte[] buffer = new byte[BUFFER];
        long left = most;
        for (int n = in.read(buffer); n >= 0 && left > 0; n = in.read(buffer)) {
            out.write(buffer, 0, (int) Math.min(n, left));
            left -= n;
        }
    }
}
