// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia

extension AVAssetImageGenerator {
  /// An asynchronous sequence of generated images.
  public struct Images: AsyncSequence, Sendable {
    /// The result of an image request.
    public enum Element: Sendable {
      /// A generated image, which is visible at `actualTime`.
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      /// A failed request, with the error.
      case failure(requestedTime: CMTime, error: any Error)

      /// The time for which the image was requested.
      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }

      /// The generated image; access throws the error of a failed request.
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): image
          case .failure(_, let error): throw error
          }
        }
      }

      /// The time at which the image is visible; access throws the error of a failed request.
      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): time
          case .failure(_, let error): throw error
          }
        }
      }
    }

    let stream: AsyncStream<Element>

    /// Returns an iterator over the results.
    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
  }
}
