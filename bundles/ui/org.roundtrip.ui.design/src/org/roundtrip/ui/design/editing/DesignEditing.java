// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.text.TextPlace;

/**
 * The design in one editor, which all its views show. It has what is drawn now, what is selected, and what is typed and
 * not valid yet. It knows no widgets. Edits are made by the functions of {@link org.roundtrip.design} and given to
 * {@link #apply}, which goes on with the result or says why it is not possible. A {@link DesignKeeper} has the steps of
 * undo. User interface's thread only.
 */
public final class DesignEditing {
    private final DesignKeeper keeper;
    private final List<DesignListener> listeners = new CopyOnWriteArrayList<>();
    private DesignState state = DesignState.of(Design.empty(""));
    private Outline outline = Outline.of(state.design());
    private DesignState previewOf;
    private Optional<Design> previewed = Optional.empty();
    private String refusal = "";
    private String outlook = "";
    private boolean open;

    /** Begins without a design. */
    public DesignEditing(DesignKeeper keeper) {
        this.keeper = keeper;
    }

    /** Whether a design has been shown; before that an empty one takes its place, and edits are ignored. */
    public boolean isOpen() {
        return open;
    }

    /** Whether it can be changed now. */
    public boolean editable() {
        return open && keeper.objection().isEmpty();
    }

    /** Returns what is drawn now. */
    public Design design() {
        return state.design();
    }

    /** Returns what is drawn now, with what is selected and what is unfinished. */
    public DesignState state() {
        return state;
    }

    /** Returns the nodes of what is drawn now. */
    public Outline outline() {
        return outline;
    }

    /**
     * Returns the design with the payload that a middleware is called with for a preview. The operations of a plan have none:
     * there it is the first parameter, or else the result, of the selected operation, or of the first one that has some. Its
     * nodes are those of {@link #outline}. Empty when there is nothing of the kind.
     */
    public Optional<Design> previewed() {
        if (previewOf != state) {
            previewOf = state;
            previewed = PreviewedPayload.of(state, outline);
        }
        return previewed;
    }

    /**
     * Returns the operation that is selected, or in which something is; empty when the selection is elsewhere. Where no payload is drawn, as
     * in a plan, it is then the first operation that carries something: its previews are those of a call that the plan makes.
     *
     * @param before the number of the operation that this method returned before, or 0; it stays while a field is selected
     *               that it has
     */
    public Optional<DrawnOperation> selectedOperation(int before) {
        return PreviewedPayload.operation(state, outline, before);
    }

    /** Returns the numbers of the selected nodes, in the order in which they are drawn or were selected. */
    public List<Integer> selection() {
        return state.selection();
    }

    /** Returns the one selected node; empty when none or several are selected. */
    public Optional<Node> selected() {
        return selection().size() == 1 ? outline.find(selection().getFirst()) : Optional.empty();
    }

    /** Selects nodes. Numbers of nodes that are not there are left out. */
    public void select(Collection<Integer> nodes) {
        List<Integer> there = nodes.stream().distinct().filter(id -> outline.find(id).isPresent()).toList();
        if (!there.equals(selection())) {
            state = state.selecting(there);
            keeper.selected(state);
            tell(DesignListener::selectionChanged);
            refuse("");
        }
    }

    /**
     * Makes an edit one step of undo, or reports its refusal.
     *
     * @param label what the menu Edit calls the step
     * @return whether the edit was made
     */
    public boolean apply(String label, Edited edited) {
        return allowed() && switch (edited) {
            case Edited.Done done -> {
                if (!done.design().draws(design())) {
                    keeper.step(label, null, state.after(done, done.chosen()));
                }
                yield true;
            }
            case Edited.Refused refused -> {
                refuse(refused.reason());
                yield false;
            }
        };
    }

    /**
     * Makes an edit that a person chooses from a list. Who chooses again chooses instead: passing through a list with the arrow
     * keys loses nothing. The selection stays.
     *
     * @param list equal for choices from the same list
     * @param edit of the design as it was before the first choice
     */
    public void choose(String label, Object list, Function<Design, Edited> edit) {
        if (!allowed()) {
            return;
        }
        String[] reason = {""};
        keeper.choose(label, list, before -> switch (edit.apply(before.design())) {
            case Edited.Done done -> before.after(done, selection());
            case Edited.Refused refused -> {
                reason[0] = refused.reason();
                yield state;
            }
        });
        refuse(reason[0]);
    }

    /**
     * Takes a text that is being typed. What is typed at one place without a pause is one step of undo. While the design cannot
     * have the text, it is {@link DesignState#unfinished}.
     *
     * @return why the design cannot have it, in one sentence; empty when it has it now
     */
    public String type(String label, TextPlace place, String text) {
        if (!allowed()) {
            return keeper.objection();
        }
        DesignState after = state.typed(place, text);
        if (!after.isSameAs(state)) {
            keeper.step(label, place, after);
        }
        return unfinished(place);
    }

    /** Returns why the design cannot have what was typed at a place; empty when it has it. */
    public String unfinished(TextPlace place) {
        return state.unfinished().isEmpty() ? "" : state.unfinished().objections(design()).getOrDefault(place, "");
    }

    /** Whether it can be changed now; if not, the reason is said. */
    public boolean allowed() {
        if (open) {
            refuse(keeper.objection());
        }
        return editable();
    }

    /** Returns why the last edit was not possible, in one sentence; empty after the next one that was. */
    public String refusal() {
        return refusal;
    }

    /** Reports why something is not possible, for example during a drag. @param reason one sentence, or empty */
    public void refuse(String reason) {
        say(reason, "");
    }

    /** Returns what a prepared edit would do, in one sentence. It is empty when none is prepared. */
    public String outlook() {
        return outlook;
    }

    /** Says what an edit would do, during a drag. @param words one sentence, or empty */
    public void foretell(String words) {
        say("", words);
    }

    /** Lets the person name what was just added and so is selected. @param before the nodes before that */
    public void nameAdded(Outline before) {
        tell(listener -> listener.nameAdded(before));
    }

    /** Takes the name that the person is writing over a row. A drop on the row needs its place. */
    public void endNaming() {
        tell(DesignListener::namingEnds);
    }

    private void say(String reason, String words) {
        if (!reason.equals(refusal) || !words.equals(outlook)) {
            refusal = reason;
            outlook = words;
            tell(DesignListener::refusalChanged);
        }
    }

    /** Calls back after changes until {@link #removeListener}. */
    public void addListener(DesignListener listener) {
        listeners.add(listener);
    }

    /** Does not call back any more. */
    public void removeListener(DesignListener listener) {
        listeners.remove(listener);
    }

    /** Forgets whom to call back. */
    public void dispose() {
        listeners.clear();
    }

    /** Shows a state. For the keeper. */
    public void show(DesignState other) {
        DesignState before = state;
        state = other;
        if (!open || other.design() != before.design() || !other.unfinished().equals(before.unfinished())) {
            open = true;
            outline = Outline.of(other.design());
            tell(listener -> listener.designChanged(before.design()));
        }
        tell(DesignListener::selectionChanged);
        refuse("");
    }

    /** Tells all who show the design that it is saved, or that it can or cannot be changed any more. For the keeper. */
    public void touch() {
        tell(listener -> listener.designChanged(design()));
    }

    private void tell(Consumer<DesignListener> what) {
        listeners.forEach(what);
    }
}
