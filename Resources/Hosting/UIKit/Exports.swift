// What an app finds that imports UIKit alone.
@_exported import Dispatch
@_exported import Foundation
