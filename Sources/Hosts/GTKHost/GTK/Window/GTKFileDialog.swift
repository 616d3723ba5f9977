// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionViewControllers

/// The file dialog of the desktop: GTK's own, or the dialog of the desktop's portal.
@MainActor
final class GTKFileDialog: FileDialog {
  private let chooser: OpaquePointer
  private var onAnswer: (([URL]) -> Void)?

  /// Creates and shows a dialog in front of `parent`; `answer` is called once, with an empty array if the
  /// user cancels.
  init(
    _ request: FileDialogRequest, over parent: UnsafeMutablePointer<GtkWindow>,
    answer: @escaping ([URL]) -> Void
  ) {
    chooser = gtk_file_chooser_native_new(
      request.title, parent, Self.action(for: request.purpose), nil, nil)
    onAnswer = answer
    gtk_native_dialog_set_modal(dialog, 1)
    prepare(for: request)
    SignalConnection.make(UnsafeMutableRawPointer(chooser), "response") { [self] values in
      finish(accepted: values.whole(1) == Int(GTK_RESPONSE_ACCEPT.rawValue))
    }
    gtk_native_dialog_show(dialog)
  }

  private var dialog: UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutablePointer(chooser)
  }

  private static func action(for purpose: FileDialogRequest.Purpose) -> GtkFileChooserAction {
    switch purpose {
    case .open: GTK_FILE_CHOOSER_ACTION_OPEN
    case .openFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    case .save: GTK_FILE_CHOOSER_ACTION_SAVE
    }
  }

  private func prepare(for request: FileDialogRequest) {
    gtk_file_chooser_set_select_multiple(chooser, request.allowsMultiple ? 1 : 0)
    if case .save(let name) = request.purpose { gtk_file_chooser_set_current_name(chooser, name) }
    if let folder = request.folder, folder.isFileURL {
      let file = g_file_new_for_path(folder.path)
      gtk_file_chooser_set_current_folder(chooser, file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    guard let tags = request.tags else { return }
    let filter = gtk_file_filter_new()
    gtk_file_filter_set_name(filter, request.filterName)
    for name in tags.extensions { gtk_file_filter_add_suffix(filter, name) }
    for type in tags.mimeTypes { gtk_file_filter_add_mime_type(filter, type) }
    gtk_file_chooser_add_filter(chooser, filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  private var chosen: [URL] {
    guard let files = gtk_file_chooser_get_files(chooser) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }

  private func finish(accepted: Bool) {
    guard let told = onAnswer else { return }
    let files = accepted ? chosen : []
    close()
    told(files)
  }

  func close() {
    guard onAnswer != nil else { return }
    onAnswer = nil
    gtk_native_dialog_destroy(dialog)
    // The signal's closure retains the completion handler, and the GObject retains the closure.
    g_object_unref(UnsafeMutableRawPointer(chooser))
  }
}
