// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionFileTypes

extension UIImagePickerController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The person's pictures: those that the desktop's dialog finds.
    case photoLibrary = 0
    /// A camera; there is none.
    case camera = 1
    /// The same as `photoLibrary`.
    case savedPhotosAlbum = 2
  }

  /// Which camera.
  public enum CameraDevice: Int, Sendable {
    /// The one that looks away from the person.
    case rear = 0
    /// The one that looks at the person.
    case front = 1
  }

  /// What a camera makes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Films.
    case video = 1
  }

  /// When a camera makes light.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// Where it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// How good a film is.
  public enum QualityType: Int, Sendable {
    /// As good as can be.
    case typeHigh = 0
    /// Good enough to be sent.
    case typeMedium = 1
    /// Small.
    case typeLow = 2
    /// Of 640 times 480 pixels.
    case type640x480 = 3
    /// Of 1280 times 720 pixels.
    case typeIFrame1280x720 = 4
    /// Of 960 times 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// Names what a delegate is told of what was chosen.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// The key of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the type, of pictures or of films: a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture: a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the person cut it, where that was allowed: a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What of the picture was cut out, in its points, where that was allowed: an object with a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where a copy of the film is: a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where a copy of the picture is: a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What a camera wrote of a picture; never told: there is none.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Whether there are pictures of that kind: all but a camera's.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// The identifiers of the types that a source has; nil: there is no such source.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
  }

  /// Whether there is that camera: false.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Whether that camera can make light: false.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// What that camera can make; nil: there is no such camera.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
}
