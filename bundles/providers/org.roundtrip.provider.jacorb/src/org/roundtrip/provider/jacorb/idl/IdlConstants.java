// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.jacorb.idl.IdlToken.Kind;

/** Evaluates constant expressions of IDL, and the conditions of its preprocessor. For one thread. */
final class IdlConstants {
    private static final Texts TEXTS = Texts.of(IdlConstants.class);
    /** From the loosest operators to those that bind most. */
    private static final List<Set<String>> LEVELS = List.of(Set.of("||"), Set.of("&&"), Set.of("|"), Set.of("^"), Set.of("&"),
            Set.of("==", "!="), Set.of("<", ">", "<=", ">="), Set.of("<<", ">>"), Set.of("+", "-"), Set.of("*", "/", "%"));
    /** Those that only conditions have. */
    private static final Set<String> CONDITIONS = Set.of("||", "&&", "==", "!=", "<", ">", "<=", ">=");
    private static final Set<String> PAIRS = Set.of("||", "&&", "==", "!=", "<=", ">=", "<<", ">>");
    private static final int MOST_BITS = 128;
    private static final int MOST_SHIFT = 63;
    private final IdlTokens tokens;
    private final Names names;
    private final boolean conditions;
    /** Brackets that a {@code >} would close. */
    private int brackets;
    /** Bits of an unsigned number, beyond which a complement has none; 0 for a signed one. */
    private int bits;

    /** Reads a name and says what it stands for. */
    interface Names {
        /** Reads the name that is next. */
        IdlValue value() throws InvalidFileException;
    }

    private IdlConstants(IdlTokens tokens, Names names, boolean conditions) {
        this.tokens = tokens;
        this.names = names;
        this.conditions = conditions;
    }

    /** Those of IDL. */
    static IdlConstants of(IdlTokens tokens, Names names) {
        return new IdlConstants(tokens, names, false);
    }

    /** Returns whether a condition of the preprocessor holds, in which names without a meaning are 0. */
    static boolean holds(IdlTokens tokens) throws InvalidFileException {
        IdlValue value = new IdlConstants(tokens, () -> {
            tokens.take();
            return IdlValue.Whole.of(false);
        }, true).level(0);
        if (!tokens.atEnd()) {
            throw tokens.problem(TEXTS.text("condition", Excerpt.clip(tokens.next().text())));
        }
        return truth(value);
    }

    /** Reads an expression. @param unsigned bits of the type that it has; 0 when that has a sign */
    IdlValue value(int unsigned) throws InvalidFileException {
        bits = unsigned;
        return level(0);
    }

    /** Reads an expression that is a positive number, within that many brackets. */
    BigInteger positive(int within) throws InvalidFileException {
        IdlPlace place = tokens.next().place();
        brackets = within;
        IdlValue value = value(Integer.SIZE);
        brackets = 0;
        if (value instanceof IdlValue.Whole whole && whole.number().signum() > 0) {
            return whole.number();
        }
        throw place.problem(TEXTS.text(value instanceof IdlValue.Whole ? "positive" : "whole", value instanceof IdlValue.Whole whole ? whole.number().toString() : ""));
    }

    private IdlValue level(int level) throws InvalidFileException {
        if (level == LEVELS.size()) {
            return unary();
        }
        IdlValue value = level(level + 1);
        for (String operator = operator(); LEVELS.get(level).contains(operator) && (conditions || !CONDITIONS.contains(operator)); operator = operator()) {
            IdlToken place = tokens.take();
            if (operator.length() == 2) {
                tokens.take();
            }
            value = applied(operator, value, level(level + 1), place);
        }
        return value;
    }

    /** The operator that is next; two closing brackets are none. */
    private String operator() {
        if (tokens.next().kind() != Kind.SIGN) {
            return "";
        }
        String pair = tokens.next().text() + tokens.next(1).text();
        if (tokens.next(1).kind() != Kind.SIGN || tokens.next(1).spaced() || !PAIRS.contains(pair)) {
            return tokens.next().text();
        }
        boolean closing = pair.equals(">>") && brackets > 1 && tokens.next(2).kind() != Kind.WHOLE && !tokens.next(2).is("(");
        return closing ? "" : pair;
    }

    private IdlValue unary() throws InvalidFileException {
        tokens.enter();
        try {
            IdlToken sign = tokens.next();
            if (tokens.accept("-") || tokens.accept("+") || tokens.accept("~") || conditions && tokens.accept("!")) {
                return signed(sign, unary());
            }
            return primary();
        } finally {
            tokens.leave();
        }
    }

    private IdlValue signed(IdlToken sign, IdlValue value) throws InvalidFileException {
        return switch (value) {
            case IdlValue.Whole whole -> new IdlValue.Whole(switch (sign.text()) {
                case "-" -> whole.number().negate();
                case "~" -> bits == 0 ? whole.number().not() : whole.number().not().mod(BigInteger.TWO.pow(bits));
                case "!" -> IdlValue.Whole.of(whole.number().signum() == 0).number();
                default -> whole.number();
            });
            case IdlValue.Real real when !sign.is("~") -> sign.is("-") ? new IdlValue.Real(-real.number()) : real;
            default -> throw sign.place().problem(TEXTS.text("operand", sign.text()));
        };
    }

    private IdlValue primary() throws InvalidFileException {
        IdlToken token = tokens.next();
        switch (token.kind()) {
            case WHOLE -> {
                tokens.take();
                return whole(token);
            }
            case REAL -> {
                tokens.take();
                return new IdlValue.Real(Double.parseDouble(token.text().replaceFirst("[dDfFlL]$", "")));
            }
            case CHARACTER -> {
                tokens.take();
                return new IdlValue.Word(token.text());
            }
            case TEXT -> {
                StringBuilder text = new StringBuilder();
                while (tokens.next().kind() == Kind.TEXT) {
                    text.append(tokens.take().text());
                }
                return new IdlValue.Word(text.toString());
            }
            default -> {
                if (tokens.accept("(")) {
                    return parenthesis();
                }
                if (token.kind() == Kind.NAME && (token.text().equalsIgnoreCase("TRUE") || token.text().equalsIgnoreCase("FALSE"))) {
                    return new IdlValue.Word(tokens.take().text());
                }
                if (token.kind() == Kind.NAME || tokens.at("::")) {
                    return names.value();
                }
                throw tokens.unexpected(TEXTS.text("expression"));
            }
        }
    }

    private IdlValue parenthesis() throws InvalidFileException {
        int outer = brackets;
        brackets = 0;
        IdlValue value = level(0);
        brackets = outer;
        tokens.expect(")");
        return value;
    }

    private static IdlValue whole(IdlToken token) throws InvalidFileException {
        String digits = token.text().replaceFirst("[uUlL]+$", "");
        try {
            return new IdlValue.Whole(digits.startsWith("0x") || digits.startsWith("0X") ? new BigInteger(digits.substring(2), 16)
                    : digits.length() > 1 && digits.startsWith("0") ? new BigInteger(digits, 8) : new BigInteger(digits));
        } catch (NumberFormatException e) {
            throw token.place().problem(TEXTS.text("octal", token.text()));
        }
    }

    private static IdlValue applied(String operator, IdlValue left, IdlValue right, IdlToken place) throws InvalidFileException {
        if (operator.equals("||") || operator.equals("&&")) {
            return IdlValue.Whole.of(operator.equals("||") ? truth(left) || truth(right) : truth(left) && truth(right));
        }
        if (left instanceof IdlValue.Whole first && right instanceof IdlValue.Whole second) {
            return new IdlValue.Whole(whole(operator, first.number(), second.number(), place));
        }
        Optional<Double> first = real(left);
        Optional<Double> second = real(right);
        if (first.isEmpty() || second.isEmpty() || !Set.of("+", "-", "*", "/").contains(operator)) {
            throw place.place().problem(TEXTS.text("operand", operator));
        }
        return new IdlValue.Real(switch (operator) {
            case "+" -> first.get() + second.get();
            case "-" -> first.get() - second.get();
            case "*" -> first.get() * second.get();
            default -> first.get() / second.get();
        });
    }

    private static BigInteger whole(String operator, BigInteger left, BigInteger right, IdlToken place) throws InvalidFileException {
        if ((operator.equals("/") || operator.equals("%")) && right.signum() == 0) {
            throw place.place().problem(TEXTS.text("zero"));
        }
        if ((operator.equals("<<") || operator.equals(">>")) && (right.signum() < 0 || right.compareTo(BigInteger.valueOf(MOST_SHIFT)) > 0)) {
            throw place.place().problem(TEXTS.text("shift", MOST_SHIFT));
        }
        BigInteger result = switch (operator) {
            case "|" -> left.or(right);
            case "^" -> left.xor(right);
            case "&" -> left.and(right);
            case "<<" -> left.shiftLeft(right.intValue());
            case ">>" -> left.shiftRight(right.intValue());
            case "+" -> left.add(right);
            case "-" -> left.subtract(right);
            case "*" -> left.multiply(right);
            case "/" -> left.divide(right);
            case "%" -> left.remainder(right);
            default -> IdlValue.Whole.of(compared(operator, left.compareTo(right))).number();
        };
        if (result.bitLength() > MOST_BITS) {
            throw place.place().problem(TEXTS.text("large"));
        }
        return result;
    }

    private static boolean compared(String operator, int order) {
        return switch (operator) {
            case "==" -> order == 0;
            case "!=" -> order != 0;
            case "<" -> order < 0;
            case ">" -> order > 0;
            case "<=" -> order <= 0;
            default -> order >= 0;
        };
    }

    private static boolean truth(IdlValue value) {
        return !(value instanceof IdlValue.Whole whole) || whole.number().signum() != 0;
    }

    private static Optional<Double> real(IdlValue value) {
        return switch (value) {
            case IdlValue.Whole whole -> Optional.of(whole.number().doubleValue());
            case IdlValue.Real real -> Optional.of(real.number());
            case IdlValue.Word word -> Optional.empty();
        };
    }
}
