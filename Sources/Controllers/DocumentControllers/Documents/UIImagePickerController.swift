// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
import MullionFileTypes
public import MullionViewControllers
public import MullionViewTree

/// A view controller in which the user chooses one of their images or videos.
///
/// The desktop's file dialog is shown in front of the window when the controller has appeared. The delegate
/// is notified of the choice, and dismisses the controller; if the delegate method is not implemented, the
/// controller dismisses itself.
///
/// There is no camera; check ``isSourceTypeAvailable(_:)``, as on a device without one.
///
/// Differs from UIKit: the dialog is the desktop's, so the controller's view has no content of its own.
/// Images are not edited: with ``allowsEditing`` the edited image is the whole image. `delegate` has the type
/// that it has in `UINavigationController`.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of images.
  ///
  /// - Precondition: When it is set, the source is available: see ``isSourceTypeAvailable(_:)``.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      require(
        Self.isSourceTypeAvailable(sourceType),
        "sourceType of UIImagePickerController was set to .camera, and there is no camera; call"
          + " isSourceTypeAvailable(.camera) first.")
    }
  }
  /// The identifiers of the types that can be chosen; by default, only the identifier of the image type.
  open var mediaTypes = [UTType.image.identifier]
  /// Whether an edited image is also reported: the whole image, since the user cannot crop it.
  open var allowsEditing = false

  private var dialog: (any FileDialog)?
  private var isOver = false

  /// Creates a picker of images.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    dress()
  }

  /// Creates a picker of images, whose navigation bar is hidden.
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    dress()
  }

  /// Creates a picker of images; its bars are not visible.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    dress()
  }

  /// Creates a picker of images from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
  }

  private func dress() {
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
    isNavigationBarHidden = true
  }

  // MARK: Dialog

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard dialog == nil, !isOver, let window = view.window else { return }
    var request = FileDialogRequest(.open)
    request.types = mediaTypes.map { UTType(importedAs: $0) }
    dialog = window.ask(request) { [weak self] in self?.finish($0) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    dialog?.close()
    dialog = nil
    // A picker that is still referenced may be presented again.
    isOver = false
  }

  private func finish(_ chosen: [URL]) {
    guard !isOver else { return }
    isOver = true
    dialog = nil
    let hearer = delegate as? any UIImagePickerControllerDelegate
    if let media = chosen.first.flatMap(media) {
      guard let hearer else { return dismiss() }
      hearer.imagePickerController(self, didFinishPickingMediaWithInfo: media)
    } else {
      guard let hearer else { return dismiss() }
      hearer.imagePickerControllerDidCancel(self)
    }
  }

  func dismiss() { presentingViewController?.dismiss(animated: true) }

  /// Returns the information on a copy of a file; `nil` if it is neither an image nor a video, or cannot be
  /// copied.
  private func media(_ file: URL) -> [InfoKey: Any]? {
    let type = UTType(filenameExtension: file.pathExtension)
    guard let copy = FilePlacing.copyToInbox(file) else { return nil }
    if type?.conforms(to: .movie) == true {
      return [.mediaType: UTType.movie.identifier, .mediaURL: copy]
    }
    guard let image = UIImage(contentsOfFile: copy.path) else {
      Diagnostics.report(
        "\(file.path) was chosen as a picture and can't be decoded; the picker reports that nothing was chosen."
      )
      return nil
    }
    var info: [InfoKey: Any] = [
      .mediaType: UTType.image.identifier, .originalImage: image, .imageURL: copy,
    ]
    if allowsEditing {
      info[.editedImage] = image
      info[.cropRect] = NSValue(cgRect: CGRect(origin: .zero, size: image.size))
    }
    return info
  }
}
