// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The whole field guide. Immutable.
 *
 * @param pages    in the order of the contents; not empty, the first is where reading begins
 * @param contexts the id of the page that belongs to a view, an editor or a perspective, by the id of that
 */
public record Guide(List<Page> pages, Map<String, String> contexts) {

    private static final String FOLDER = "pages/";

    /** Copies both. */
    public Guide {
        pages = List.copyOf(pages);
        contexts = Map.copyOf(contexts);
    }

    /** The guide that is part of this bundle; read once. */
    public static Guide get() {
        return Held.GUIDE;
    }

    /** Where reading begins. */
    public Page first() {
        return pages.getFirst();
    }

    /** The page of that id. */
    public Optional<Page> page(String id) {
        return pages.stream().filter(page -> page.id().equals(id)).findFirst();
    }

    /** The page that belongs to the first of these parts of the workbench that has one, else the first page. */
    public Page pageFor(Stream<String> partIds) {
        return partIds.map(contexts::get).filter(id -> id != null).findFirst().flatMap(this::page)
                .orElseGet(this::first);
    }

    /**
     * The pages that hold all words of a query, whatever their case, the best first; all in the order of the contents
     * when the query is blank.
     */
    public List<Page> find(String query) {
        List<String> words = words(query);
        if (words.isEmpty()) {
            return pages;
        }
        return pages.stream().filter(page -> page.score(words) > 0)
                .sorted(Comparator.comparingInt((Page page) -> page.score(words)).reversed()).toList();
    }

    /** The words of a query in lower case. */
    public static List<String> words(String query) {
        return Stream.of(query.toLowerCase(Locale.ROOT).strip().split("\\s+")).filter(word -> !word.isEmpty())
                .distinct().toList();
    }

    private static Guide read() throws IOException {
        List<Page> pages = new ArrayList<>();
        for (String id : lines("contents.txt")) {
            try (InputStream in = open(id + ".html")) {
                pages.add(PageParser.parse(id, in));
            }
        }
        Properties contexts = new Properties();
        try (InputStream in = open("contexts.properties")) {
            contexts.load(in);
        }
        Map<String, String> byPart = new TreeMap<>();
        contexts.stringPropertyNames().forEach(part -> byPart.put(part, contexts.getProperty(part).strip()));
        return new Guide(pages, byPart);
    }

    private static List<String> lines(String file) throws IOException {
        try (var in = new BufferedReader(new InputStreamReader(open(file), StandardCharsets.UTF_8))) {
            return in.lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();
        }
    }

    private static InputStream open(String file) throws IOException {
        InputStream in = Guide.class.getResourceAsStream(FOLDER + file);
        if (in == null) {
            throw new IOException("the field guide has no file " + file);
        }
        return in;
    }

    private static final class Held {

        static final Guide GUIDE;

        static {
            try {
                GUIDE = read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
