// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.properties;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.design.Behaviours;
import org.roundtrip.design.Changes;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Form;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Renaming;
import org.roundtrip.design.Slot;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
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

    private void refresh() {
        Object fields = fields();
        if (!Objects.equals(built, fields)) {
            built = fields;
            refreshing.clear();
            form.fill(this::build);
        }
        refreshing.forEach(Runnable::run);
    }

    /** What decides which fields there are. While it is equal, the widgets are reused. */
    private Object fields() {
        Node node = editing.selected().orElse(null);
        return switch (node) {
            case null -> List.of(editing.selection().size() > 1);
            case NamedType type -> List.of(type.id(), type.kind());
            case DrawnOperation operation -> List.of(operation.id(), operation.behaviour());
            case Slot slot -> fields(slot);
        };
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

    /** The fields of the payload as a whole. */
    private void whole(Composite body) {
        field(body, "design.name", Design::name, (design, text) -> text.isBlank()
                ? new Edited.Refused(TEXTS.text("design.name.empty")) : same(design.named(text.strip())));
        field(body, "description", Design::description, (design, text) -> same(design.described(text)));
        DetailsForm.sentence(body, TEXTS.text("hint"));
    }

    private static Edited same(Design changed) {
        return new Edited.Done(changed, List.of());
    }

    private void named(Composite body, NamedType type) {
        name(body, type.id(), "type." + type.kind());
        if (type.kind() == NamedType.Kind.ENUM) {
            constants(body, type.id());
        }
        DetailsForm.sentence(body, TEXTS.text("everywhere"));
    }

    private void constants(Composite body, int type) {
        field(body, "constants", design -> type(design, type).map(found -> String.join(", ", found.constants())).orElse(null),
                (design, text) -> Changes.constants(design, type, Arrays.stream(text.split(",")).map(String::strip).toList()));
    }

    private void operation(Composite body, DrawnOperation operation) {
        name(body, operation.id(), "operation");
        Combo combo = combo(body, "behaviour", Arrays.stream(Behaviour.values()).map(BehaviourWords::word).toList());
        combo.addListener(SWT.Selection, chosen -> editing.apply(TEXTS.text("behaviour"), keeping(Behaviours.change(
                editing.design(), operation.id(), Behaviour.values()[combo.getSelectionIndex()]))));
        refreshing.add(() -> editing.outline().find(operation.id()).ifPresent(now ->
                combo.select(((DrawnOperation) now).behaviour().ordinal())));
        DetailsForm.sentence(body, BehaviourWords.description(operation.behaviour()));
        operation.result().ifPresent(slot -> values(body, slot, "result"));
        if (operation.returnsItsParameter()) {
            operation.parameters().forEach(slot -> values(body, slot, "parameter"));
        }
    }

    /** The fields for the values of a slot, those of a list's elements after those of the list. */
    private void values(Composite body, Slot slot, String label) {
        int id = slot.id();
        switch (slot.form()) {
            case Form.Wrapped wrapped -> {
                Label what = new Label(body, SWT.NONE);
                what.setText(TEXTS.text(label));
                Label list = new Label(body, SWT.NONE);
                list.setText(TEXTS.text("wrapping." + wrapped.wrapping()));
                indent(list);
                if (wrapped.length().isPresent()) {
                    length(body, id, "elements");
                }
                wrapped.parts().forEach(part -> values(body, part, "part." + part.role()));
            }
            case Form.Leaf leaf -> {
                choice(body, id, label);
                switch (leaf.shape()) {
                    case Shape.Text text -> length(body, id, "characters");
                    case Shape.Bytes bytes -> length(body, id, "octets");
                    case Shape.Decimal decimal -> digits(body, id);
                    default -> { }
                }
            }
            case Form.Reference reference -> {
                choice(body, id, label);
                type(editing.design(), reference.type()).ifPresent(type -> {
                    name(body, type.id(), "type." + type.kind());
                    if (type.kind() == NamedType.Kind.ENUM) {
                        constants(body, type.id());
                    }
                    DetailsForm.sentence(body, TEXTS.text("everywhere"));
                });
            }
        }
    }

    private void choice(Composite body, int slot, String label) {
        List<FormChoice> choices = choices(slot);
        Combo combo = combo(body, label, choices.stream().map(FormChoice::label).toList());
        combo.addListener(SWT.Selection, chosen -> editing.apply(TEXTS.text(label), keeping(
                choices.get(combo.getSelectionIndex()).edit().of(editing.design(), slot))));
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
        field(body, label, design -> Outline.of(design).find(node).map(Node::name).orElse(null),
                (design, text) -> Renaming.rename(design, node, text));
    }

    private void length(Composite body, int slot, String label) {
        field(body, label, design -> Outline.of(design).find(slot).flatMap(node -> length((Slot) node)).orElse(null),
                (design, text) -> LengthText.read(text).map(length -> Changes.length(design, slot, length))
                        .orElseGet(() -> new Edited.Refused(TEXTS.text("length.invalid"))));
    }

    private void digits(Composite body, int slot) {
        field(body, "digits", design -> Outline.of(design).find(slot).map(node -> ((Slot) node).form())
                .map(form -> form instanceof Form.Leaf(Shape.Decimal decimal) ? decimal.digits() + ", " + decimal.scale() : null)
                .orElse(null), (design, text) -> decimal(text).map(decimal -> Changes.leaf(design, slot, decimal))
                        .orElseGet(() -> new Edited.Refused(TEXTS.text("digits.invalid", Shape.Decimal.MOST_DIGITS))));
    }

    private static Optional<Shape> decimal(String text) {
        String[] numbers = text.strip().split("\\s*,\\s*", -1);
        try {
            return numbers.length != 2 ? Optional.empty()
                    : Optional.of(new Shape.Decimal(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> length(Slot slot) {
        return switch (slot.form()) {
            case Form.Leaf(Shape.Text text) -> Optional.of(text.length().toString());
            case Form.Leaf(Shape.Bytes bytes) -> Optional.of(bytes.length().toString());
            case Form.Wrapped wrapped -> wrapped.length().map(Length::toString);
            default -> Optional.empty();
        };
    }

    private static Optional<NamedType> type(Design design, int id) {
        return design.types().stream().filter(type -> type.id() == id).findFirst();
    }

    /** An edit after which the selection is as before. */
    private Edited keeping(Edited edited) {
        return edited.then(done -> new Edited.Done(done.design(), editing.selection()));
    }

    private void field(Composite body, String label, Function<Design, String> get,
            BiFunction<Design, String, Edited> edit) {
        EditField field = new EditField(body, editing, TEXTS.text(label), TEXTS.text(label + ".tip"), get, edit);
        refreshing.add(field::refresh);
    }

    private Combo combo(Composite body, String label, List<String> items) {
        Label name = new Label(body, SWT.NONE);
        name.setText(TEXTS.text(label));
        Combo combo = new Combo(body, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setItems(items.toArray(String[]::new));
        combo.setVisibleItemCount(MOST_VISIBLE);
        indent(combo);
        return combo;
    }

    private static void indent(Control field) {
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).indent(Decorated.WIDTH, 0).applyTo(field);
    }
}
