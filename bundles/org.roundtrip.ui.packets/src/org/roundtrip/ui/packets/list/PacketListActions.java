// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.operations.RedoActionHandler;
import org.eclipse.ui.operations.UndoActionHandler;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.packets.notes.Notes;
import org.roundtrip.ui.parts.ViewAction;

/** What can be done in the list by key and menu: each action answers a command, so its key can be chosen. */
final class PacketListActions {
    private static final String COMMANDS = "org.roundtrip.ui.packets.";

    private final PacketListView view;
    private final Map<String, Action> actions = new LinkedHashMap<>();
    private final UndoActionHandler undo;
    private final RedoActionHandler redo;

    PacketListActions(PacketListView view, IUndoContext nothing) {
        this.view = view;
        IViewSite site = view.getViewSite();
        IActionBars bars = site.getActionBars();
        undo = new UndoActionHandler(site, nothing);
        redo = new RedoActionHandler(site, nothing);
        bars.setGlobalActionHandler(ActionFactory.UNDO.getId(), undo);
        bars.setGlobalActionHandler(ActionFactory.REDO.getId(), redo);
        global(ActionFactory.COPY, Messages.copy, "copy", inText(Text::copy, view::copy));
        global(ActionFactory.SELECT_ALL, Messages.selectAll, null,
                inText(Text::selectAll, () -> view.list().selectAll()));
        global(ActionFactory.FIND, Messages.findAction, "find", () -> view.findBar().open());
        command("filter", Messages.filterAction, "filter", () -> view.filterBar().setFocus());
        command("findNext", Messages.findNextAction, null, () -> view.findBar().find(true));
        command("findPrevious", Messages.findPreviousAction, null, () -> view.findBar().find(false));
        command("goTo", Messages.goToAction, null, this::goTo);
        command("mark", Messages.markAction, "mark", this::mark);
        command("nextMark", Messages.nextMarkAction, null, () -> nextMark(true));
        command("previousMark", Messages.previousMarkAction, null, () -> nextMark(false));
        command("comment", Messages.commentAction, "comment", this::comment);
        command("followStream", Messages.followAction, "follow", view::followStream);
        command("exportPackets", Messages.exportAction, "export", () -> new PacketExport(view).ask());
    }

    /** Where a filter or something else is written, such commands are about what is written. */
    private Runnable inText(Consumer<Text> there, Runnable elsewhere) {
        return () -> {
            if (view.list().getDisplay().getFocusControl() instanceof Text text) {
                there.accept(text);
            } else {
                elsewhere.run();
            }
        };
    }

    /** Answers a command of the workbench's own, under whose name it is kept here. */
    private void global(ActionFactory factory, String text, String icon, Runnable what) {
        Action action = add(factory.getId(), text, icon, what);
        action.setActionDefinitionId(factory.getCommandId());
        view.getViewSite().getActionBars().setGlobalActionHandler(factory.getId(), action);
    }

    private void command(String id, String text, String icon, Runnable what) {
        Action action = add(id, text, icon, () -> {
            if (view.list().capture() != null) {
                what.run();
            }
        });
        action.setActionDefinitionId(COMMANDS + id);
        view.getViewSite().getService(IHandlerService.class).activateHandler(COMMANDS + id, new ActionHandler(action));
    }

    private Action add(String id, String text, String icon, Runnable what) {
        Action action = ViewAction.push(text, icon, what);
        actions.put(id, action);
        return action;
    }

    /** The action of that name. */
    Action get(String id) {
        return actions.get(id);
    }

    /** Steps that change these notes can be undone. */
    void undo(Notes notes) {
        undo.setContext(notes.undoContext());
        redo.setContext(notes.undoContext());
    }

    private void mark() {
        if (view.list().selectionCount() > 0) {
            view.notes().toggleMarks(Messages.markStep, view.list().packets());
        }
    }

    private void nextMark(boolean forward) {
        NavigableSet<Integer> marks = view.notes().marks();
        marks.removeIf(packet -> view.list().rows().indexOf(packet) < 0);
        if (marks.isEmpty()) {
            return;
        }
        int here = view.list().packet();
        Integer next = forward ? marks.higher(here) : marks.lower(here);
        view.list().goTo(next != null ? next : forward ? marks.first() : marks.last());
    }

    private void goTo() {
        view.askBar().ask(NLS.bind(Messages.goToQuestion, Numbers.count(view.list().capture().size())), "", answer -> {
            try {
                int packet = Integer.parseInt(answer.strip().replace(",", "")) - 1;
                return packet < 0 || packet >= view.list().capture().size() ? Messages.goToNone
                        : view.list().goTo(packet) ? null : Messages.goToFiltered;
            } catch (NumberFormatException e) {
                return Messages.goToNone;
            }
        });
    }

    private void comment() {
        int[] packets = view.list().packets().limit(Notes.MOST_AT_ONCE).toArray();
        if (packets.length == 0) {
            return;
        }
        String old = view.notes().comment(packets[0]);
        String question = packets.length == 1 ? NLS.bind(Messages.commentQuestion, Numbers.count(packets[0] + 1))
                : NLS.bind(Messages.commentQuestions, Numbers.count(packets.length));
        view.askBar().ask(question, old == null ? "" : old, answer -> {
            view.notes().comment(Messages.commentStep, IntStream.of(packets), answer);
            return null;
        });
    }
}
