// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.operations.RedoActionHandler;
import org.eclipse.ui.operations.UndoActionHandler;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.packets.notes.Notes;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.ViewAction;

/** The actions of the list. Each handles a command, so that a person can choose its key. */
final class PacketListActions {
    private static final Texts TEXTS = Texts.of(PacketListActions.class);
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
        EditCommand.handle(bars, ActionFactory.COPY, global(ActionFactory.COPY, TEXTS.text("copy"), "copy", view::copy));
        EditCommand.handle(bars, ActionFactory.SELECT_ALL,
                global(ActionFactory.SELECT_ALL, TEXTS.text("selectAll"), null, () -> view.list().selectAll()));
        bars.setGlobalActionHandler(ActionFactory.FIND.getId(),
                global(ActionFactory.FIND, TEXTS.text("findAction"), "find", () -> view.findBar().open()));
        command("filter", TEXTS.text("filterAction"), "filter", () -> view.filterBar().setFocus());
        command("findNext", TEXTS.text("findNextAction"), null, () -> view.findBar().find(true));
        command("findPrevious", TEXTS.text("findPreviousAction"), null, () -> view.findBar().find(false));
        command("goTo", TEXTS.text("goToAction"), null, this::goTo);
        NoteActions notes = new NoteActions(view);
        command("mark", TEXTS.text("markAction"), "mark", notes::mark);
        command("nextMark", TEXTS.text("nextMarkAction"), null, () -> notes.nextMark(true));
        command("previousMark", TEXTS.text("previousMarkAction"), null, () -> notes.nextMark(false));
        command("comment", TEXTS.text("commentAction"), "comment", notes::comment);
        command("followStream", TEXTS.text("followAction"), "follow", view::followStream);
        command("exportPackets", TEXTS.text("exportAction"), "export", () -> new PacketExport(view).ask());
    }

    /** Returns an action for a command of the workbench; it has the same name here. */
    private Action global(ActionFactory factory, String text, String icon, Runnable what) {
        Action action = add(factory.getId(), text, icon, what);
        action.setActionDefinitionId(factory.getCommandId());
        return action;
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

    /** Makes Undo and Redo act on changes of these notes. */
    void undo(Notes notes) {
        undo.setContext(notes.undoContext());
        redo.setContext(notes.undoContext());
    }

    private void goTo() {
        view.questionBar().ask(TEXTS.text("goToQuestion", Numbers.count(view.list().capture().size())), "", answer -> {
            try {
                int packet = Integer.parseInt(answer.strip().replace(",", "")) - 1;
                return packet < 0 || packet >= view.list().capture().size() ? TEXTS.text("goToNone")
                        : view.list().goTo(packet) ? null : TEXTS.text("goToFiltered");
            } catch (NumberFormatException e) {
                return TEXTS.text("goToNone");
            }
        });
    }
}
