// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.parsers.ParserRun;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.Tied;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Library;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.grpc.GrpcProvider;

/**
 * Reads {@code .proto} files with Google's own {@code protoc} and protobuf-java. protoc writes what it has understood as
 * a message, and protobuf-java reads that message. Both are fetched at the first file.
 */
public final class ProtoImporter implements Importer {
    private static final String SOURCE = "source.proto";
    private static final String ANSWER = "answer.bin";
    private static final String SET = "proto";
    private static final Pattern ERROR = Pattern.compile(SOURCE + ":(\\d+):\\d+: (.*)");
    private static final Pattern MISSING = Pattern.compile("Import \"([^\"\\n]+)\" was not found");
    private static final Texts TEXTS = Texts.of(ProtoImporter.class);

    private final LibraryFetch libraries;

    /** An importer with the libraries of this process's home. */
    public ProtoImporter() {
        this(LibraryFetch.into(RoundtripHome.current()));
    }

    ProtoImporter(LibraryFetch libraries) {
        this.libraries = libraries;
    }

    @Override
    public List<String> endings() {
        return List.of(".proto");
    }

    @Override
    public String patience() {
        return TEXTS.text("patience");
    }

    @Override
    public ProtoImporter in(RoundtripHome home) {
        return new ProtoImporter(LibraryFetch.into(home));
    }

    @Override
    public long toFetch() {
        return libraries.store().missing(needed()).stream().mapToLong(Library::size).sum();
    }

    @Override
    public void fetch(SourceFile file, LongConsumer arrived) throws InvalidFileException {
        files(file, arrived);
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        byte[] source = file.text().getBytes(StandardCharsets.UTF_8);
        LibraryFiles files = files(file, bytes -> { });
        Path classes = files.file(SET, "protobuf-java");
        try (ParserRun run = new ParserRun(file).put(SOURCE, source)) {
            for (Map.Entry<String, byte[]> known : KnownFiles.in(classes, file).entrySet()) {
                run.put(known.getKey(), known.getValue());
            }
            // Paths are relative to the folder, outside of which the compiler looks for no file.
            Optional<String> failed = run.run("protoc", Tied.command(List.of(files.file(SET, "protoc").toString(), "--proto_path=.",
                    "--descriptor_set_out=" + ANSWER, SOURCE)));
            if (failed.isPresent()) {
                throw problem(file, failed.get());
            }
            TypeTable table = new TypeTable(file);
            new ProtoFile(table).add(DescriptorSet.read(classes, run.get(ANSWER), file));
            return table.drawing(type);
        }
    }

    private static InvalidFileException problem(SourceFile file, String output) {
        Matcher missing = MISSING.matcher(output);
        if (missing.find()) {
            return file.problem(TEXTS.text("import", Excerpt.clip(missing.group(1))));
        }
        Matcher error = ERROR.matcher(output);
        return error.find() ? new InvalidFileException(file.name(), TEXTS.text("line", error.group(1)),
                TEXTS.text("wrong", Excerpt.clip(error.group(2))))
                : file.problem(output.isBlank() ? TEXTS.text("crash")
                        : TEXTS.text("wrong", Excerpt.clip(output.lines().findFirst().orElse(""))));
    }

    private static List<Library> needed() {
        return new GrpcProvider().libraries().needed().stream().filter(library ->
                library.artifact().equals("protoc") || library.artifact().equals("protobuf-java")).toList();
    }

    /** Fetches the two files of the provider that are needed here, unless they are there. */
    private LibraryFiles files(SourceFile file, LongConsumer arrived) throws InvalidFileException {
        List<Library> needed = needed();
        if (needed.size() < 2) {
            throw file.problem(TEXTS.text("machine", System.getProperty("os.name"), System.getProperty("os.arch")));
        }
        try {
            libraries.fetch(needed, (bytes, of) -> arrived.accept(bytes));
            return libraries.store().files(new Libraries(Map.of(SET, needed)));
        } catch (LibraryException e) {
            throw file.problem(TEXTS.text("libraries", e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw file.problem(TEXTS.text("cancelled"));
        }
    }
}
