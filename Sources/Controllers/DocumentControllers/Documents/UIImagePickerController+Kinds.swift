// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionFileTypes

extension UIImagePickerController {
  /// The sources of images.
  public enum SourceType: Int, Sendable {
    /// The user's images, which are chosen in the desktop's dialog.
    case photoLibrary = 0
    /// A camera; unavailable on Linux.
    case camera = 1
    /// The same as `photoLibrary`.
    case savedPhotosAlbum = 2
  }

  /// The camera devices.
  public enum CameraDevice: Int, Sendable {
    /// The camera on the back of the device.
    case rear = 0
    /// The camera on the front of the device.
    case front = 1
  }

  /// The capture modes of a camera.
  public enum CameraCaptureMode: Int, Sendable {
    /// The capture of still images.
    case photo = 0
    /// The capture of videos.
    case video = 1
  }

  /// The keys of the chosen media's information.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type identifier of an image or video: a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The original image: a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited image, if editing was allowed: a `UIImage`; always the whole image, since the user cannot
    /// crop it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The crop rectangle in the image's points, if editing was allowed: an `NSValue` with a `CGRect`; always
    /// the bounds of the whole image.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a copy of the video: a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of a copy of the image: a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The metadata that a camera recorded.
    ///
    /// - Note: Never set on Linux, where no camera is supported.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Returns whether a source is available: all but the camera are.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// Returns the type identifiers that a source provides; `nil` if the source is unavailable.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
  }

  /// Returns whether a camera is available: always `false`.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns whether a camera has a flash: always `false`.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Returns the capture modes of a camera: always `nil`, since there is none.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
}
