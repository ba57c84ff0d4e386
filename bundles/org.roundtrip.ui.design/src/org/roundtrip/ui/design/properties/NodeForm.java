// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.properties;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.design.Behaviours;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Form;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.design.text.TextProperty;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.form.BehaviourWords;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.form.DetailsForm;

/** The properties of what is selected in a design, as fields. What is valid is taken while it is typed. */
public final class NodeForm {
    private static final Texts TEXTS = Texts.of(NodeForm.class);
    private static final int MOST_VISIBLE = 24;
    private final DesignEditing editing;
    private final DetailsForm form;
    private final List<Runnable> refreshing = new ArrayList<>();
    private final Map<TextPlace, EditField> texts = new HashMap<>();
    private Object built = "nothing";

    /** A form of what is selected, until its parent is disposed. */
    public NodeForm(Composite parent, DesignEditing editing) {
        this.editing = editing;
        form = new DetailsForm(parent);
        DesignListener listener = new DesignListener() {
            @Override
            public void designChanged(Design before) {
                refresh();
            }

            @Override
            public void selectionChanged() {
                refresh();
            }
        };
        editing.addListener(listener);
        parent.addDisposeListener(disposed -> editing.removeListener(listener));
        refresh();
    }

    /** Gives the field of a text the keyboard, if there is one. */
    public void focus(TextPlace place) {
        if (texts.containsKey(place)) {
            texts.get(place).focus();
        }
    }

    private void refresh() {
        Object fields = fields();
        if (!Objects.equals(built, fields)) {
            built = fields;
            refreshing.clear();
            texts.clear();
            form.fill(this::build);
        }
        refreshing.forEach(Runnable::run);
    }

    /** What decides which fields there are. While it is equal, the widgets are reused. */
    private Object fields() {
        Node node = editing.selected().orElse(null);
        return List.of(editing.editable(), switch (node) {
            case null -> List.of(editing.selection().size() > 1);
            case NamedType type -> List.of(type.id(), type.kind());
            case DrawnOperation operation -> List.of(operation.id(), operation.behaviour(),
                    operation.slots().stream().map(this::fields).toList());
            case Slot slot -> fields(slot);
        });
    }

    private Object fields(Slot slot) {
        Object kind = switch (slot.form()) {
            case Form.Leaf leaf -> leaf.shape().getClass();
            case Form.Reference reference -> reference;
            case Form.Wrapped wrapped -> List.of(wrapped.wrapping(), wrapped.parts().stream().map(this::fields).toList());
        };
        return List.of(slot.id(), kind, editing.design().types().stream().map(NamedType::id).toList());
    }

    private void build(Composite body) {
        switch (editing.selected().orElse(null)) {
            case null -> {
                if (editing.selection().size() > 1) {
                    DetailsForm.sentence(body, TEXTS.text("several", editing.selection().size()));
                } else {
                    whole(body);
                }
            }
            case NamedType type -> named(body, type);
            case DrawnOperation operation -> operation(body, operation);
            case Slot slot -> {
                if (slot.role().named()) {
                    name(body, slot.id(), "name");
                } else {
                    DetailsForm.sentence(body, TEXTS.text("role." + slot.role()));
                }
                values(body, slot, "values");
            }
        }
    }

    /** The fields of a payload as a whole. */
    private void whole(Composite body) {
        if (editing.design().hasPayload()) {
            field(body, "title", new TextPlace(Target.DESIGN, TextProperty.TITLE));
            field(body, "description", new TextPlace(Target.DESIGN, TextProperty.DESCRIPTION));
        }
        DetailsForm.sentence(body, TEXTS.text("hint." + editing.design().kind()));
    }

    private void named(Composite body, NamedType type) {
        name(body, type.id(), "type." + type.kind());
        if (type.kind() == NamedType.Kind.ENUM) {
            constants(body, type.id());
        }
        DetailsForm.sentence(body, TEXTS.text("everywhere"));
    }

    private void constants(Composite body, int type) {
        field(body, "constants", new TextPlace(type, TextProperty.CONSTANTS));
    }

    private void operation(Composite body, DrawnOperation operation) {
        name(body, operation.id(), "operation");
        Combo combo = combo(body, "behaviour", behaviours(), Arrays.stream(Behaviour.values()).map(BehaviourWords::word).toList());
        combo.addListener(SWT.Selection, chosen -> {
            Behaviour behaviour = Behaviour.values()[combo.getSelectionIndex()];
            choose("behaviour", operation.id(), design -> Behaviours.change(design, operation.id(), behaviour));
        });
        refreshing.add(() -> editing.outline().find(operation.id()).ifPresent(now ->
                combo.select(((DrawnOperation) now).behaviour().ordinal())));
        DetailsForm.sentence(body, BehaviourWords.description(operation.behaviour()));
        operation.result().ifPresent(slot -> values(body, slot, "result"));
        if (operation.behaviour() == Behaviour.NOTHING) {
            DetailsForm.sentence(body, TEXTS.text("no.result"));
        }
        if (operation.returnsItsParameter()) {
            operation.parameters().forEach(slot -> values(body, slot, "parameter"));
        }
    }

    /** The fields for the values of a slot, those of a list's elements after those of the list. */
    private void values(Composite body, Slot slot, String label) {
        int id = slot.id();
        choice(body, id, label);
        switch (slot.form()) {
            case Form.Wrapped wrapped -> {
                if (wrapped.length().isPresent()) {
                    length(body, id, "elements");
                }
                wrapped.parts().forEach(part -> values(body, part, "part." + part.role()));
            }
            case Form.Leaf leaf -> {
                switch (leaf.shape()) {
                    case Shape.Text text -> length(body, id, "characters");
                    case Shape.Bytes bytes -> length(body, id, "octets");
                    case Shape.Decimal decimal -> field(body, "digits", new TextPlace(id, TextProperty.DIGITS));
                    default -> { }
                }
            }
            case Form.Reference reference -> editing.outline().type(slot).ifPresent(type -> named(body, type));
        }
    }

    private void choice(Composite body, int slot, String label) {
        List<FormChoice> choices = choices(slot);
        Combo combo = combo(body, label, null, choices.stream().map(FormChoice::label).toList());
        combo.addListener(SWT.Selection, chosen -> {
            FormChoice choice = choices(slot).get(combo.getSelectionIndex());
            if (editing.outline().find(slot).filter(now -> choice.fits().test((Slot) now)).isEmpty()) {
                choose(label, slot, design -> choice.made(design, slot));
            }
        });
        refreshing.add(() -> {
            List<FormChoice> now = choices(slot);
            String[] labels = now.stream().map(FormChoice::label).toArray(String[]::new);
            if (!Arrays.equals(labels, combo.getItems())) {
                combo.setItems(labels);
            }
            editing.outline().find(slot).map(Slot.class::cast).ifPresent(here -> combo.select(IntStream.range(0, now.size())
                    .filter(each -> now.get(each).fits().test(here)).findFirst().orElse(-1)));
        });
    }

    private List<FormChoice> choices(int slot) {
        return editing.outline().find(slot).filter(node -> ((Slot) node).role() == Slot.Role.EXCEPTION).isPresent()
                ? FormChoice.exceptions(editing.design()) : FormChoice.of(editing.design());
    }

    private void name(Composite body, int node, String label) {
        field(body, label, new TextPlace(node, TextProperty.NAME));
    }

    private void length(Composite body, int slot, String label) {
        field(body, label, new TextPlace(slot, TextProperty.LENGTH));
    }

    private void choose(String label, int node, Function<Design, Edited> edit) {
        editing.choose(TEXTS.text(label), List.of(label, node), edit);
        refresh();
    }

    private void field(Composite body, String label, TextPlace place) {
        EditField field = new EditField(body, editing, TEXTS.text(label), TEXTS.text(label + ".tip"), place);
        refreshing.add(field::refresh);
        texts.put(place, field);
    }

    private static String behaviours() {
        return Arrays.stream(Behaviour.values()).map(each -> BehaviourWords.word(each) + ": " + BehaviourWords.description(each))
                .collect(Collectors.joining("\n", TEXTS.text("behaviour.tip") + "\n", ""));
    }

    private Combo combo(Composite body, String label, String tip, List<String> items) {
        Label name = new Label(body, SWT.NONE);
        name.setText(TEXTS.text(label));
        // The label alone has the tip: a list's own tip would lie over its entries once it is open.
        name.setToolTipText(tip);
        Combo combo = new Combo(body, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setItems(items.toArray(String[]::new));
        combo.setVisibleItemCount(MOST_VISIBLE);
        combo.setEnabled(editing.editable());
        indent(combo);
        return combo;
    }

    private static void indent(Control field) {
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).indent(Decorated.WIDTH, 0).applyTo(field);
    }
}
