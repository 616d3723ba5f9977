// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionControls
public import MullionFileTypes
public import MullionViewControllers
import MullionViewTree

/// Lets a person choose documents to open, or a place for documents of the program.
///
/// The desktop's dialog is shown in front of the window when the controller has appeared. When the person is
/// done, the controller is dismissed, and then the delegate is told.
///
/// Differs from UIKit: the dialog is the desktop's, so the view of the controller shows nothing of its own.
/// Nothing is shown without a desktop, and in a test kit the test chooses.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Hears what the person chose.
  open weak var delegate: (any UIDocumentPickerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// Whether several documents may be chosen to be opened.
  open var allowsMultipleSelection = false
  /// Whether the ends of names are shown; the desktop's dialog shows them always.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; nil: the desktop decides.
  open var directoryURL: URL?

  private let work: DocumentWork
  private var dialog: (any FileDialog)?
  private var isOver = false

  /// A picker of documents of any of `contentTypes`, which are opened where they are.
  ///
  /// Folders are chosen when all types are `UTType.folder` or its like.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// A picker of documents of any of `contentTypes`; with `asCopy`, copies of them are opened.
  ///
  /// Copies lie in a folder of the program's among temporary files.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    work = DocumentWork(.open(contentTypes), asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
    dress()
  }

  /// A picker of a place to which the documents at `urls` are moved.
  ///
  /// - Precondition: There is at least one, and all are addresses of files.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// A picker of a place to which the documents at `urls` are moved; with `asCopy`, they stay and are
  /// copied.
  ///
  /// - Precondition: There is at least one, and all are addresses of files.
  public init(forExporting urls: [URL], asCopy: Bool) {
    work = DocumentWork(exporting: urls, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
    dress()
  }

  /// A picker of documents of types with these identifiers, of which copies are opened, or they themselves.
  ///
  /// An identifier that names no known type lets any file be chosen.
  ///
  /// - Precondition: `mode` is `import` or `open`.
  @available(iOS, deprecated: 14, message: "use init(forOpeningContentTypes:asCopy:)")
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    work = DocumentWork(opening: allowedUTIs, in: mode)
    super.init(nibName: nil, bundle: nil)
    dress()
  }

  /// A picker of a place to which the document at `url` is copied or moved.
  ///
  /// - Precondition: It is the address of a file; `mode` is `exportToService` or `moveToService`.
  @available(iOS, deprecated: 14, message: "use init(forExporting:asCopy:)")
  public init(url: URL, in mode: UIDocumentPickerMode) {
    work = DocumentWork(exporting: [url], in: mode)
    super.init(nibName: nil, bundle: nil)
    dress()
  }

  /// A picker of a place to which the documents at `urls` are copied or moved.
  ///
  /// - Precondition: There is at least one, and all are addresses of files; `mode` is `exportToService`
  ///   or `moveToService`.
  @available(iOS, deprecated: 14, message: "use init(forExporting:asCopy:)")
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    work = DocumentWork(exporting: urls, in: mode)
    super.init(nibName: nil, bundle: nil)
    dress()
  }

  /// What the picker is for, however it was made.
  @available(iOS, deprecated: 14, message: "keep what the picker was made for")
  open var documentPickerMode: UIDocumentPickerMode { work.mode }

  /// Not possible: a picker is made with what it is for.
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
    guard let presentingViewController else { return tell(documents) }
    presentingViewController.dismiss(animated: true) { [self] in tell(documents) }
  }

  private func tell(_ documents: [URL]) {
    // A picker that is kept may be shown again.
    isOver = false
    if documents.isEmpty {
      delegate?.documentPickerWasCancelled(self)
    } else {
      delegate?.documentPicker(self, didPickDocumentsAt: documents)
    }
  }
}
