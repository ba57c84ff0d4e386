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
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * All pages of the help. Immutable.
 *
 * @param pages    in the order of the contents; at least one
 * @param contexts ids of pages, by the id of the view, editor, perspective or part of a view that they explain
 */
public record Guide(List<Page> pages, Map<String, String> contexts) {

    private static final String FOLDER = "pages/";

    /** Copies the pages and contexts. */
    public Guide {
        pages = List.copyOf(pages);
        contexts = Map.copyOf(contexts);
    }

    /**
     * Returns the guide in this bundle, which is read once. The pages that other bundles contribute now are at its end,
     * in the order of their titles.
     */
    public static Guide get() {
        List<Page> more = ContributedPages.read();
        return more.isEmpty() ? Held.GUIDE
                : new Guide(Stream.concat(Held.GUIDE.pages.stream(),
                        more.stream().sorted(Comparator.comparing(Page::title, String.CASE_INSENSITIVE_ORDER))).toList(), Held.GUIDE.contexts);
    }

    /** Returns the first page. */
    public Page first() {
        return pages.getFirst();
    }

    /** Returns the page with an id. */
    public Optional<Page> page(String id) {
        return pages.stream().filter(page -> page.id().equals(id)).findFirst();
    }

    /** Returns the page of the first of these ids that has one, or else the first page. */
    public Page pageFor(Stream<String> partIds) {
        return partIds.map(contexts::get).filter(id -> id != null).findFirst().flatMap(this::page)
                .orElseGet(this::first);
    }

    /**
     * Returns the pages in which words begin with all words of a query, in any case, the best first. A blank query returns all
     * pages in the order of the contents.
     */
    public List<Page> find(String query) {
        List<String> words = words(query);
        if (words.isEmpty()) {
            return pages;
        }
        return pages.stream().filter(page -> page.score(words) > 0)
                .sorted(Comparator.comparingInt((Page page) -> page.score(words)).reversed()).toList();
    }

    /** Returns the words of a query in lower case, each once. */
    public static List<String> words(String query) {
        return Stream.of(query.toLowerCase(Locale.ROOT).strip().split("\\s+")).filter(word -> !word.isEmpty())
                .distinct().toList();
    }

    /**
     * Returns where in a text words begin with the letters of a word that is searched for, in any case. What begins with no
     * letter or digit, such as a sign, is found anywhere.
     *
     * @param word in lower case
     */
    public static List<Integer> places(String text, String word) {
        String begin = Character.isLetterOrDigit(word.codePointAt(0)) ? "(?<![\\p{L}\\p{N}])" : "";
        return Pattern.compile(begin + Pattern.quote(word), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE).matcher(text).results()
                .map(MatchResult::start).toList();
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
