// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.archive;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.time.LocalDateTime;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.files.Json;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.content.Sums;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Run;

/** Writes an archive. Nothing in it depends on when or where it is written. */
final class ArchiveWriter implements Closeable {
    /** The first moment that a zip file knows. */
    private static final LocalDateTime ALWAYS = LocalDateTime.of(1980, 1, 1, 0, 0);
    private final ZipOutputStream zip;
    private final TreeMap<String, String> sums = new TreeMap<>();

    ArchiveWriter(Path file) throws IOException {
        zip = new ZipOutputStream(Files.newOutputStream(file));
    }

    /** Adds a run, and the sums of all entries. */
    void add(RunFolder folder) throws IOException {
        Run run = folder.run();
        Contract contract = run.plan().contract();
        add(ArchiveEntries.PLAN, PlanFiles.toJson(run.plan()));
        add(ArchiveEntries.CONTRACT, DrawingFiles.toJson(new Drawing(contract.name(), "", Optional.empty(), contract.operations(), contract.types())));
        add(ArchiveEntries.ENVIRONMENT, environment(run));
        for (Path file : files(folder.folder())) {
            try (InputStream in = Files.newInputStream(folder.folder().resolve(file))) {
                add(ArchiveEntries.RUN + slashed(file), in);
            }
        }
        add(ArchiveEntries.SUMS, sums.entrySet().stream().map(sum -> sum.getValue() + "  " + sum.getKey() + "\n").collect(Collectors.joining()));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder, 3)) {
            return all.filter(Files::isRegularFile).map(folder::relativize).filter(file -> ArchiveEntries.ofRun(slashed(file))).sorted().toList();
        }
    }

    private static String slashed(Path path) {
        return path.toString().replace(path.getFileSystem().getSeparator(), "/");
    }

    private static String environment(Run run) {
        ObjectNode file = JsonNodeFactory.instance.objectNode().put("run", run.id()).put("started", run.started().toString());
        ObjectNode facts = file.putObject("environment");
        run.environment().forEach(facts::put);
        return Json.layout(file);
    }

    private void add(String name, String text) throws IOException {
        add(name, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private void add(String name, InputStream content) throws IOException {
        MessageDigest sum = Sums.sha256();
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(ALWAYS);
        zip.putNextEntry(entry);
        content.transferTo(new DigestOutputStream(zip, sum));
        zip.closeEntry();
        sums.put(name, HexFormat.of().formatHex(sum.digest()));
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
