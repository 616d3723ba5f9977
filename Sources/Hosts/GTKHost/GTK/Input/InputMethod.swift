// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionViewTree

/// The input method of GTK for text input on one widget.
@MainActor
final class InputMethod {
  private let context: UnsafeMutablePointer<GtkIMContext>
  /// The surface that receives the text.
  private let surface: () -> ViewSurface?
  private var isFocused = false

  /// Creates an input method for `widget`; `nil` if GTK has none.
  init?(on widget: UnsafeMutablePointer<GtkWidget>, surface: @escaping () -> ViewSurface?) {
    guard let made = gtk_im_multicontext_new() else { return nil }
    context = made
    self.surface = surface
    gtk_im_context_set_client_widget(context, widget)
    gtk_im_context_set_use_preedit(context, 1)
    let object = UnsafeMutableRawPointer(context)
    SignalConnection.make(object, "commit") { [self] in committed($0.text(1) ?? "") }
    SignalConnection.make(object, "preedit-changed") { [self] _ in preeditChanged() }
  }

  /// Passes a key event to the input method if a view takes text, and returns whether the input method
  /// handled it.
  func takes(_ event: OpaquePointer?) -> Bool {
    guard let surface = surface(), surface.takesText, let event else {
      leave()
      return false
    }
    if !isFocused {
      gtk_im_context_focus_in(context)
      isFocused = true
    }
    if let caret = surface.caretRect {
      var place = GdkRectangle(
        x: gint(caret.minX), y: gint(caret.minY), width: gint(max(1, caret.width)),
        height: gint(max(1, caret.height)))
      gtk_im_context_set_cursor_location(context, &place)
    }
    return gtk_im_context_filter_keypress(context, event) != 0
  }

  /// Ends text input.
  func leave() {
    guard isFocused else { return }
    isFocused = false
    gtk_im_context_reset(context)
    gtk_im_context_focus_out(context)
  }

  private func committed(_ text: String) {
    _ = surface()?.handle(.text(.commit(text)))
  }

  private func preeditChanged() {
    var text: UnsafeMutablePointer<CChar>?
    var caret: gint = 0
    gtk_im_context_get_preedit_string(context, &text, nil, &caret)
    let shown = text.map { String(cString: $0) } ?? ""
    g_free(text)
    _ = surface()?.handle(.text(.preedit(shown, caret: Int(caret))))
  }
}
