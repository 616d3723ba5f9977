// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
import MullionFileTypes
public import MullionViewControllers
public import MullionViewTree

/// Lets a person choose a picture or film of theirs.
///
/// The desktop's dialog for files is shown in front of the window when the controller has appeared. The delegate is told what was
/// chosen, and dismisses the controller; without a delegate's method it dismisses itself.
///
/// There is no camera: sources are asked for by ``isSourceTypeAvailable(_:)``, as on a device that lacks one.
///
/// Differs from UIKit: the dialog is the desktop's, so the view of the controller shows nothing of its own; pictures are not edited:
/// with ``allowsEditing`` the whole picture is the edited one. `delegate` has the type of a navigation controller's.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      require(
        Self.isSourceTypeAvailable(sourceType),
        "sourceType of UIImagePickerController was set to .camera, and there is none; ask"
          + " isSourceTypeAvailable(.camera) before.")
    }
  }
  /// The identifiers of the types that can be chosen: those of pictures and of films.
  open var mediaTypes = [UTType.image.identifier]
  /// Whether the person may cut the picture out that is wanted; the whole is taken.
  open var allowsEditing = false
  /// How long a film may be, in seconds; kept: films are taken whole.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good a film is; kept: films are taken as they are.
  open var videoQuality = QualityType.typeMedium

  // Of a camera, which there is not.

  /// Which camera is used; kept.
  open var cameraDevice = CameraDevice.rear
  /// What a camera makes; kept.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// When a camera makes light; kept.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether a camera's own buttons are seen; kept.
  open var showsCameraControls = true
  /// What lies over a camera's picture; kept.
  open var cameraOverlayView: UIView?
  /// How a camera's picture is shown; kept.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Takes a picture; does nothing without a camera.
  open func takePicture() {}
  /// Begins a film; false: there is no camera.
  @discardableResult
  open func startVideoCapture() -> Bool { false }
  /// Ends a film; does nothing without a camera.
  open func stopVideoCapture() {}

  private var dialog: (any FileDialog)?
  private var isOver = false

  /// A picker of pictures.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    dress()
  }

  /// A picker of pictures; what is on its stack is not seen.
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    dress()
  }

  /// A picker of pictures; its bars are not seen.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    dress()
  }

  /// A picker of pictures.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
  }

  private func dress() {
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
    isNavigationBarHidden = true
  }

  // MARK: Course

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
    // A picker that is kept may be shown again.
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

  /// What is told of a file; nil: it is no picture and no film.
  private func media(_ file: URL) -> [InfoKey: Any]? {
    let type = UTType(filenameExtension: file.pathExtension)
    guard let copy = FilePlacing.copyToInbox(file) else { return nil }
    if type?.conforms(to: .movie) == true {
      return [.mediaType: UTType.movie.identifier, .mediaURL: copy]
    }
    guard let image = UIImage(contentsOfFile: copy.path) else {
      Diagnostics.report(
        "\(file.path) was chosen as a picture and is none that can be read; the picker tells that nothing was chosen."
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
