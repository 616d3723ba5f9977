// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionControls
public import MullionFileTypes
public import MullionViewControllers
import MullionViewTree

/// A view controller in which the user chooses documents to open, or a location for documents of the app.
///
/// The desktop's dialog is shown in front of the window when the controller has appeared. When the user has
/// finished, the controller is dismissed, and then the delegate is notified.
///
/// Differs from UIKit: the dialog is the desktop's, so the controller's view has no content of its own.
/// Without a desktop no dialog is shown, and in a test the test chooses.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate that is notified of the user's choice.
  open weak var delegate: (any UIDocumentPickerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// Whether several documents can be chosen for opening.
  open var allowsMultipleSelection = false
  /// The initial folder of the dialog, or `nil` for the desktop's choice.
  open var directoryURL: URL?

  private let work: DocumentWork
  private var dialog: (any FileDialog)?
  private var isOver = false

  /// Creates a picker of documents of any of `contentTypes`, which are opened in place.
  ///
  /// The user chooses folders if all types are `UTType.folder` or similar.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker of documents of any of `contentTypes`; with `asCopy`, copies of them are opened.
  ///
  /// The copies are in a folder of the app in the temporary directory.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    work = DocumentWork(.open(contentTypes), asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
    dress()
  }

  /// Creates a picker of a location to which the documents at `urls` are moved.
  ///
  /// - Precondition: There is at least one URL, and all are file URLs.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Creates a picker of a location to which the documents at `urls` are moved; with `asCopy`, they are
  /// copied.
  ///
  /// - Precondition: There is at least one URL, and all are file URLs.
  public init(forExporting urls: [URL], asCopy: Bool) {
    work = DocumentWork(exporting: urls, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
    dress()
  }

  /// Creates a picker of documents with the given type identifiers, which are opened in place or as copies.
  ///
  /// An unknown type identifier permits any file.
  ///
  /// - Precondition: `mode` is `import` or `open`.
  @available(iOS, deprecated: 14, message: "use init(forOpeningContentTypes:asCopy:)")
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    work = DocumentWork(opening: allowedUTIs, in: mode)
    super.init(nibName: nil, bundle: nil)
    dress()
  }

  /// Creates a picker of a location to which the document at `url` is copied or moved.
  ///
  /// - Precondition: `url` is a file URL; `mode` is `exportToService` or `moveToService`.
  @available(iOS, deprecated: 14, message: "use init(forExporting:asCopy:)")
  public init(url: URL, in mode: UIDocumentPickerMode) {
    work = DocumentWork(exporting: [url], in: mode)
    super.init(nibName: nil, bundle: nil)
    dress()
  }

  /// Creates a picker of a location to which the documents at `urls` are copied or moved.
  ///
  /// - Precondition: There is at least one URL, and all are file URLs; `mode` is `exportToService` or
  ///   `moveToService`.
  @available(iOS, deprecated: 14, message: "use init(forExporting:asCopy:)")
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    work = DocumentWork(exporting: urls, in: mode)
    super.init(nibName: nil, bundle: nil)
    dress()
  }

  /// The purpose of the picker, as a mode of the API before iOS 14; set by every initialiser.
  @available(iOS, deprecated: 14, message: "store the purpose of the picker in the app")
  open var documentPickerMode: UIDocumentPickerMode { work.mode }

  /// Unavailable: the purpose of a picker is an argument of its initialiser.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private func dress() {
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard dialog == nil, !isOver, let window = view.window else { return }
    var request = work.request
    request.folder = directoryURL
    if allowsMultipleSelection, !work.isExport { request.allowsMultiple = true }
    dialog = window.ask(request) { [weak self] in self?.finish($0) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    dialog?.close()
    dialog = nil
  }

  private func finish(_ chosen: [URL]) {
    guard !isOver else { return }
    isOver = true
    dialog = nil
    let documents = work.carryOut(chosen)
    guard let presentingViewController else { return notify(documents) }
    presentingViewController.dismiss(animated: true) { [self] in notify(documents) }
  }

  private func notify(_ documents: [URL]) {
    // A picker that is still referenced may be presented again.
    isOver = false
    if documents.isEmpty {
      delegate?.documentPickerWasCancelled(self)
    } else {
      delegate?.documentPicker(self, didPickDocumentsAt: documents)
    }
  }
}
