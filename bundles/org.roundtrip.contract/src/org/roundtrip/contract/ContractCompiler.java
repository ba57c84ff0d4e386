// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.roundtrip.contract.cache.CacheEntry;
import org.roundtrip.contract.cache.CacheLock;
import org.roundtrip.contract.cache.FileSums;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;

/**
 * Compiles recipes to folders of class files and keeps them: an entry {@code PROVIDER-HASH} in the cache, with the
 * folders
 * {@code sources} and {@code classes}. Each provider's component owns one compiler, which remembers the checksums of
 * the class path. Safe for several threads and processes: when several want the same entry, one makes it and the
 * others wait.
 */
public final class ContractCompiler {
    private final FileSums sums = new FileSums();

    /**
     * Returns the classes of a recipe, from the cache when they are there and undamaged.
     *
     * @throws CompilationException when a generator or the compiler fails or the cache cannot be written
     * @throws InterruptedException when the thread was interrupted; no process is left
     */
    public Compiled compile(Recipe recipe, Path cache) throws CompilationException, InterruptedException {
        try {
            String hash = recipe.hash(sums);
            CacheEntry entry = new CacheEntry(cache.toAbsolutePath(), recipe.provider() + "-" + hash.substring(0, 24));
            if (entry.whole()) {
                return new Compiled(entry.classes(), hash, true);
            }
            try (CacheLock lock = CacheLock.take(entry.lock())) {
                boolean madeMeanwhile = entry.whole();
                if (!madeMeanwhile) {
                    make(recipe, entry);
                }
                return new Compiled(entry.classes(), hash, madeMeanwhile);
            }
        } catch (ClosedByInterruptException e) {
            Thread.interrupted();
            throw new InterruptedException();
        } catch (IOException | UncheckedIOException e) {
            throw new CompilationException("The cache of compiled contracts in " + cache
                    + " cannot be used; make sure that it is writable and that the disk is not full.", e.toString());
        }
    }

    private static void make(Recipe recipe, CacheEntry entry)
            throws IOException, CompilationException, InterruptedException {
        Path building = entry.begin();
        try {
            Path sources = Files.createDirectories(building.resolve("sources"));
            for (Map.Entry<String, String> source : recipe.sources().entrySet()) {
                Path file = sources.resolve(source.getKey());
                Files.createDirectories(file.getParent());
                Files.writeString(file, source.getValue());
            }
            for (Generator generator : recipe.generators()) {
                GeneratorRun.run(generator, sources);
            }
            JavaCompilation.compile(sources, building.resolve("classes"), recipe.classPath());
            entry.publish();
        } finally {
            entry.discard();
        }
    }
}
