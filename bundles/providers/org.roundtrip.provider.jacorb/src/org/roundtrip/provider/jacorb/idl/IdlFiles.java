// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.jacorb.idl.IdlPlace.Origin;
import org.roundtrip.provider.jacorb.idl.IdlToken.Kind;

/**
 * The preprocessor of IDL: a file and what it includes become tokens. Each file is read once; that it is included again, without a guard,
 * is a note. For one thread, once.
 */
final class IdlFiles {
    private static final Texts TEXTS = Texts.of(IdlFiles.class);
    /** What C and C++ include in files that are IDL, too. */
    private static final Pattern HEADER = Pattern.compile("\\.(h|hh|hpp|hxx)$");
    private static final int MOST_FILES = 2_000;
    private static final int MOST_INCLUDES = 20_000;
    /** Each level is one of this program's stack. */
    private static final int DEEPEST = 200;
    private static final int MOST_TOKENS = 4_000_000;
    private final Notes notes;
    private final IdlMacros macros = new IdlMacros();
    private final List<IdlToken> tokens = new ArrayList<>();
    private final Set<String> read = new HashSet<>();
    private final Set<String> repeated = new HashSet<>();
    private int includes;
    private final Deque<SourceFile> open = new ArrayDeque<>();

    private IdlFiles(Notes notes) {
        this.notes = notes;
    }

    /** Returns the tokens of a file and of those that it includes. @param notes what has no counterpart is added */
    static IdlTokens read(SourceFile file, Notes notes) throws InvalidFileException {
        IdlFiles files = new IdlFiles(notes);
        files.file(file, Origin.OWN);
        return new IdlTokens(files.tokens, new IdlPlace(file.name(), 1, Origin.OWN));
    }

    /** Returns the tokens of what every file can refer to without an include. */
    static IdlTokens standard() throws InvalidFileException {
        IdlFiles files = new IdlFiles(new Notes());
        SourceFile file = IdlStandard.file("orb.idl").orElseThrow();
        files.file(file, Origin.STANDARD);
        return new IdlTokens(files.tokens, new IdlPlace(file.name(), 1, Origin.STANDARD));
    }

    private void file(SourceFile file, Origin origin) throws InvalidFileException {
        read.add(file.identity());
        open.push(file);
        IdlScanner lines = new IdlScanner(file, origin);
        IdlBranches branches = new IdlBranches();
        while (!lines.atEnd()) {
            List<IdlToken> line = lines.line();
            if (!line.isEmpty() && line.getFirst().is("#")) {
                IdlTokens directive = directive(line);
                if (!condition(directive, branches) && branches.active()) {
                    act(directive, file);
                }
            } else if (branches.active()) {
                tokens.addAll(macros.expanded(line));
            }
            if (tokens.size() > MOST_TOKENS) {
                throw file.problem(TEXTS.text("many.tokens"));
            }
        }
        branches.unended().ifPresent(begin -> notes.add(TEXTS.text("place", begin.file(), Integer.toString(begin.line())), TEXTS.text("unended")));
        open.pop();
    }

    private static IdlTokens directive(List<IdlToken> line) {
        return new IdlTokens(line.subList(1, line.size()), line.getFirst().place());
    }

    /** Follows a directive that begins, goes on with or ends a branch. @return whether it is one */
    private boolean condition(IdlTokens directive, IdlBranches branches) throws InvalidFileException {
        IdlToken word = directive.next();
        switch (word.kind() == Kind.NAME ? word.text() : "") {
            case "if", "ifdef", "ifndef" -> branches.begin(branches.active() && holds(directive), word.place());
            case "elif" -> require(branches.other(branches.undecided() && holds(directive)), word);
            case "else" -> require(branches.other(true), word);
            case "endif" -> require(branches.end(), word);
            default -> {
                return false;
            }
        }
        return true;
    }

    private static void require(boolean begun, IdlToken word) throws InvalidFileException {
        if (!begun) {
            throw word.place().problem(TEXTS.text("unbegun", word.text()));
        }
    }

    private boolean holds(IdlTokens directive) throws InvalidFileException {
        IdlToken word = directive.take();
        if (!word.is("if") && !word.is("elif")) {
            if (directive.next().kind() != Kind.NAME) {
                throw directive.unexpected(TEXTS.text("macro"));
            }
            return macros.defined(directive.take().text()) == word.is("ifdef");
        }
        List<IdlToken> condition = new ArrayList<>();
        while (!directive.atEnd()) {
            IdlToken token = directive.take();
            if (token.is("defined")) {
                boolean bracket = directive.accept("(");
                token = new IdlToken(Kind.WHOLE, macros.defined(directive.take().text()) ? "1" : "0", token.place(), true);
                if (bracket) {
                    directive.expect(")");
                }
            }
            condition.add(token);
        }
        return IdlConstants.holds(new IdlTokens(macros.expanded(condition), word.place()));
    }

    private void act(IdlTokens directive, SourceFile file) throws InvalidFileException {
        IdlToken word = directive.take();
        switch (word.text()) {
            case "include" -> include(directive, file, word);
            case "define" -> macros.define(directive);
            case "undef" -> macros.undefine(directive.take().text());
            case "pragma" -> {
                if (!word.place().included() && !directive.at("once")) {
                    notes.add(("#pragma " + directive.next().text()).strip(), TEXTS.text("pragma"));
                }
            }
            case "error" -> throw word.place().problem(TEXTS.text("error", Excerpt.clip(words(directive))));
            case "warning" -> notes.add("#warning " + Excerpt.clip(words(directive)), TEXTS.text("warning"));
            case "", "line", "ident" -> {
            }
            default -> {
                if (word.kind() != Kind.WHOLE) {
                    throw word.place().problem(TEXTS.text("directive", Excerpt.clip(word.text())));
                }
            }
        }
    }

    private void include(IdlTokens directive, SourceFile file, IdlToken word) throws InvalidFileException {
        IdlTokens names = directive.next().kind() == Kind.TEXT ? directive : new IdlTokens(macros.expanded(List.of(directive.next())), word.place());
        if (names.next().kind() != Kind.TEXT) {
            throw names.unexpected(TEXTS.text("file"));
        }
        if (++includes > MOST_INCLUDES) {
            throw word.place().problem(TEXTS.text("many.files", MOST_INCLUDES));
        }
        String name = names.take().text();
        Optional<SourceFile> users = find(file, name);
        Optional<SourceFile> found = users.or(() -> IdlStandard.file(name));
        if (found.isEmpty() && HEADER.matcher(name).find()) {
            notes.add(Excerpt.clip(name), TEXTS.text("include.header"));
            return;
        }
        if (found.isEmpty()) {
            throw word.place().problem(file.searched().isEmpty() ? TEXTS.text("include.pasted", Excerpt.clip(name))
                    : TEXTS.text("include", Excerpt.clip(name), file.searched()));
        }
        SourceFile included = found.get();
        if (read.contains(included.identity())) {
            again(included, word);
        } else if (read.size() == MOST_FILES || open.size() == DEEPEST) {
            throw word.place().problem(TEXTS.text("many.files", MOST_FILES));
        } else {
            file(included, users.isPresent() ? Origin.INCLUDED : Origin.STANDARD);
        }
    }

    /** Finds a file of the user. In front of its name may be the folders in which the including file is. */
    private static Optional<SourceFile> find(SourceFile file, String name) throws InvalidFileException {
        Optional<SourceFile> found = file.referred(name);
        for (int slash = name.indexOf('/'); found.isEmpty() && slash > 0; slash = name.indexOf('/', slash + 1)) {
            if (file.folder().endsWith("/" + name.substring(0, slash + 1))) {
                found = file.referred(name.substring(slash + 1));
            }
        }
        return found;
    }

    /** Notes that a file is included again, unless its guard is ready for that. */
    private void again(SourceFile file, IdlToken word) throws InvalidFileException {
        if (!repeated.add(file.identity()) || guarded(file)) {
            return;
        }
        List<SourceFile> loop = open.stream().takeWhile(each -> !each.identity().equals(file.identity())).toList();
        if (loop.size() == open.size()) {
            notes.add(file.name(), TEXTS.text("again"));
        } else {
            String way = Stream.concat(Stream.of(file), loop.reversed().stream()).map(SourceFile::name).collect(Collectors.joining(" > "));
            notes.add(file.name(), TEXTS.text("loop", way + " > " + file.name()));
        }
    }

    /** Returns whether reading a file again would give nothing, because of what is defined. */
    private boolean guarded(SourceFile file) throws InvalidFileException {
        IdlScanner lines = new IdlScanner(file, Origin.INCLUDED);
        IdlBranches branches = new IdlBranches();
        while (!lines.atEnd()) {
            List<IdlToken> line = lines.line();
            if (!line.isEmpty() && line.getFirst().is("#")) {
                IdlTokens directive = directive(line);
                if (!condition(directive, branches) && branches.active() && directive.accept("pragma") && directive.at("once")) {
                    return true;
                }
            } else if (!line.isEmpty() && branches.active()) {
                return false;
            }
        }
        return true;
    }

    private static String words(IdlTokens directive) {
        StringBuilder words = new StringBuilder();
        while (!directive.atEnd()) {
            words.append(directive.next().spaced() && !words.isEmpty() ? " " : "").append(directive.take().text());
        }
        return words.toString();
    }
}
