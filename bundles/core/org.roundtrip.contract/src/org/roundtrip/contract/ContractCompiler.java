// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.cache.CacheEntry;
import org.roundtrip.files.ProcessLock;
import org.roundtrip.contract.cache.FileSums;
import org.roundtrip.contract.tools.JavaCompilation;
import org.roundtrip.contract.tools.ProgramRun;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;

/**
 * Compiles recipes to folders of class files or programs, and keeps them. An entry {@code PROVIDER-HASH} in the cache
 * has the folders {@code sources} and {@code classes}. Each provider's component owns one compiler, which remembers the
 * checksums of the class path. Safe for several threads and processes: when several want the same entry, one makes it
 * and the others wait.
 */
public final class ContractCompiler {
    private final FileSums sums = new FileSums();

    /**
     * Returns the product of a recipe, from the cache when they are there and undamaged.
     *
     * @throws CompilationException when a step or the compiler fails or the cache cannot be written
     * @throws InterruptedException when the thread was interrupted; no process is left
     */
    public Compiled compile(Recipe recipe, Path cache) throws CompilationException, InterruptedException {
        try {
            String hash = recipe.hash(sums);
            CacheEntry entry = new CacheEntry(cache.toAbsolutePath(), recipe.provider() + "-" + hash.substring(0, 24));
            if (entry.whole()) {
                return new Compiled(entry.classes(), hash, true);
            }
            try (ProcessLock lock = ProcessLock.take(entry.lock())) {
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
            throw new CompilationException(Texts.of(ContractCompiler.class).text("cache", cache), e.toString());
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
            for (BuildStep step : recipe.steps()) {
                ProgramRun.run(step.name(), step.command(), step.environment(), sources, step.limit());
            }
            Path product = building.resolve("classes");
            switch (recipe.product()) {
                case Recipe.Classes classes ->
                    JavaCompilation.compile(sources, product, classes.classPath(), classes.release());
                case Recipe.Made made -> keep(made.paths(), sources, product);
            }
            entry.publish();
        } finally {
            entry.discard();
        }
    }

    private static void keep(List<String> paths, Path sources, Path product) throws IOException {
        for (String path : paths) {
            Path kept = product.resolve(path);
            Files.createDirectories(kept.getParent());
            Files.copy(sources.resolve(path), kept, StandardCopyOption.COPY_ATTRIBUTES);
        }
    }
}
