// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionViewTree

/// A text view of GTK as the proxy of an editable text, which exposes it character by character on the
/// accessibility bus.
///
/// GTK 4.8 provides the bus's text interface for its own widgets only. The view is never painted, has no
/// blinking caret and no input method, and cannot be edited; assistive technologies can move the caret.
@MainActor
final class AccessibleTextView {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private weak var typing: (any AccessibleTyping)?
  private var text = ""
  private var selection = 0..<0
  private var isShowing = false

  init?(of typing: any AccessibleTyping, role: GtkAccessibleRole) {
    widget = AccessibilityProxy.makeWidget(role, of: gtk_text_view_get_type())
    self.typing = typing
    let view = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
    gtk_text_view_set_editable(view, 0)
    gtk_text_view_set_cursor_visible(view, 0)
    gtk_text_view_set_accepts_tab(view, 0)
    guard let found = gtk_text_view_get_buffer(view) else { return nil }
    buffer = found
    watch()
  }

  /// Updates the text and the caret.
  func update() {
    guard let typing else { return }
    AccessibleValues(of: widget).show(isReadOnly: !typing.isTypingAllowed)
    isShowing = true
    defer { isShowing = false }
    let (now, place) = (typing.typedText, typing.typedSelection)
    if now != text { change(to: now) }
    guard place != selection else { return }
    selection = place
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(clamping: place.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(clamping: place.upperBound))
    gtk_text_buffer_select_range(buffer, &end, &start)
  }

  /// Replaces only the changed range, so that the bus reports only what was typed.
  private func change(to now: String) {
    let (old, new) = (Array(text.unicodeScalars), Array(now.unicodeScalars))
    let before = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - before
    let behind = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    text = now
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(clamping: before))
    if old.count > before + behind {
      gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(clamping: old.count - behind))
      gtk_text_buffer_delete(buffer, &start, &end)
    }
    var inserted = String.UnicodeScalarView()
    inserted.append(contentsOf: new[before..<(new.count - behind)])
    let piece = String(inserted)
    if !piece.isEmpty {
      gtk_text_buffer_insert(buffer, &start, piece, gint(clamping: piece.utf8.count))
    }
    // The new position of the buffer's own caret is unknown.
    selection = -1 ..< -1
  }

  // MARK: D-Bus

  private func watch() {
    SignalConnection.make(UnsafeMutableRawPointer(buffer), "notify::cursor-position") {
      [weak self] _ in self?.caretMoved()
    }
  }

  /// Handles a move of the caret by an assistive technology.
  private func caretMoved() {
    guard !isShowing else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    let range = Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    selection = range
    typing?.selectTyped(range)
  }
}
