// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.Set;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Form;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Slot;
import org.roundtrip.design.SlotText;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.BehaviourWords;
import org.roundtrip.ui.design.editing.NodeIcons;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignState;
import org.roundtrip.ui.theme.Icons;

/** What the rows of a design say. */
final class Labels extends LabelProvider implements IStyledLabelProvider {
    private static final Texts TEXTS = Texts.of(Labels.class);
    private final DesignEditing editing;
    private DesignState seen;
    private Set<Integer> marked = Set.of();

    Labels(DesignEditing editing) {
        this.editing = editing;
    }

    @Override
    public StyledString getStyledText(Object element) {
        return switch ((Row) element) {
            case Row.Head head -> new StyledString(TEXTS.text("head." + head)).append("  " + hint(head),
                    StyledString.QUALIFIER_STYLER);
            case Row.Of of -> editing.outline().find(of.node()).map(node -> text(editing.outline(), node)).orElseGet(StyledString::new);
        };
    }

    private String hint(Row.Head head) {
        return switch (head) {
            case PAYLOAD -> TEXTS.text("hint.PAYLOAD");
            case OPERATIONS -> !editing.design().operations().isEmpty() ? ""
                    : TEXTS.text(editing.design().hasPayload() ? "hint.OPERATIONS" : "hint.CONTRACT");
            case TYPES -> editing.design().types().isEmpty() ? TEXTS.text("hint.TYPES") : "";
        };
    }

    private static StyledString text(Outline outline, Node node) {
        String name = node.name();
        String more = switch (node) {
            case DrawnOperation operation -> operation.oneWay() ? TEXTS.text("oneWay")
                    : BehaviourWords.word(operation.behaviour());
            case NamedType type -> words(outline, type);
            case Slot slot -> {
                name = slot.role().named() ? slot.name() : TEXTS.text("role." + slot.role());
                String values = SlotText.of(outline, slot);
                yield outline.type(slot).map(type -> TEXTS.text("kind." + type.kind()) + " " + values).orElse(values);
            }
        };
        // An operation that is new is named after what it does.
        return more.equals(name) ? new StyledString(name) : new StyledString(name).append("  " + more, StyledString.QUALIFIER_STYLER);
    }

    private static String words(Outline outline, NamedType type) {
        int uses = outline.uses(type.id()).size();
        return TEXTS.text("type." + type.kind(), uses, String.join(", ", type.constants()));
    }

    /** Returns which key gives the row of a node, and its type, another name; null when neither can have one. */
    String tip(Node node) {
        boolean named = RowNames.named(node);
        String own = named ? TEXTS.text("tip.rename", node.name()) : "";
        String type = RowNames.type(editing.outline(), node)
                .map(each -> TEXTS.text(named ? "tip.rename.type" : "tip.rename.only", TEXTS.text("kind." + each.kind()), each.name())).orElse("");
        String both = (own + "\n" + type).strip();
        return both.isEmpty() ? null : both;
    }

    /** Returns the text of a node that a search looks at. */
    String plain(Node node) {
        return text(editing.outline(), node).getString();
    }

    /** Returns whether the rows of a node look the same in two designs, apart from a mark. */
    static boolean same(Outline before, Node was, Outline after, Node now) {
        return was == now && now instanceof Slot slot && slot.form() instanceof Form.Leaf
                || was != null && NodeIcons.name(before, was).equals(NodeIcons.name(after, now))
                && text(before, was).getString().equals(text(after, now).getString());
    }

    @Override
    public Image getImage(Object element) {
        return switch ((Row) element) {
            case Row.Head head -> Icons.image(switch (head) {
                case PAYLOAD -> "payload";
                case OPERATIONS -> "operation";
                case TYPES -> "contract";
            });
            case Row.Of of when marked().contains(of.node()) -> Icons.image("error");
            case Row.Of of -> editing.outline().find(of.node())
                    .map(node -> Icons.image(NodeIcons.name(editing.outline(), node))).orElse(null);
        };
    }

    /** The nodes in which something is typed and not valid. */
    Set<Integer> marked() {
        if (editing.state() != seen) {
            seen = editing.state();
            marked = seen.unfinished().isEmpty() ? Set.of() : editing.outline().around(
                    seen.unfinished().texts().keySet().stream().map(TextPlace::node).toList());
        }
        return marked;
    }
}
